// snapshot.ts runs this in a process of its own, on a copy of the database or an empty one.
import { once } from 'node:events'
import { openDatabase } from '../../database/database.ts'
import { StartFailure } from '../../errors.ts'
import { loadBackup } from './load-backup.ts'
import type { WorkerMessage, WorkerTask } from './snapshot.ts'
import { writeBackup } from './write-backup.ts'

const say = (message: WorkerMessage) => void process.send?.(message)
// No one waits for it any more.
process.once('disconnect', () => process.exit())

const [asked] = await once(process, 'message')
const { task, dataFolder, edition, file } = asked as WorkerTask
const report = (progress: string) => say({ progress })
try {
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataFolder })
  if (task === 'write') await writeBackup(pool, edition, file, report)
  else await loadBackup(pool, file, { edition, report })
  await close()
  say({ done: true })
} catch (error) {
  say({ failure: error instanceof StartFailure ? error.message : 'The backup failed because of an internal error.' })
}
process.disconnect()
