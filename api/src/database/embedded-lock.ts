import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../errors.ts'

/**
 * Locks `folder` for this process by SQLite's file lock, which the kernel releases however the process ends.
 * @throws StartFailure while another process has the lock
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
