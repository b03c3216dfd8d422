// Run as a process of its own by embedded.ts: making a new database takes 600 MB, which the server need not keep.
import { openLite } from './embedded-files.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the new database.')

const { lite } = await openLite(folder)
await lite.close()
