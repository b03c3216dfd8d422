// embedded.ts runs this in a process of its own: making a new database takes 600 MB, which the server would not give back.
import { openLite } from './embedded-files.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the new database.')

const { lite } = await openLite(folder)
await lite.close()
