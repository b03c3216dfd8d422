import { lockFile } from '@stepwise/shared/server'
import { StartFailure } from '../errors.ts'

/**
 * Locks the database in `folder` for this process.
 * @throws StartFailure while another process has the lock
 */
export function lockFolder(folder: string) {
  const lock = lockFile(`${folder}/lock.sqlite`)
  if (!lock) throw new StartFailure(`The database in ${folder} is in use by another process. Stop that one first.`)
  return lock
}
