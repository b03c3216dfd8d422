import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../errors.ts'

/**
 * Holds `folder` for this process alone, through SQLite's own file lock: the kernel frees it however the process ends.
 * @throws StartFailure while another process holds it
 */
export function lockFolder(folder: string) {
  const lock = new DatabaseSync(`${folder}/lock.sqlite`, { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) {
      throw new StartFailure(`The database in ${folder} is in use by another process. Stop that one first.`)
    }
    throw error
  }
  return { release: () => lock.close() }
}
