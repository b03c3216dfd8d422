import { DatabaseSync } from 'node:sqlite'

/**
 * Locks the file at `path`, which is made if it is missing, for this process alone. Undefined while another process holds it. The lock is
 * SQLite's lock on a file, which the kernel frees when its holder dies, kill -9 included: a stale lock cannot exist.
 */
export function lockFile(path: string): { release: () => void } | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) return undefined
    throw error
  }
  return { release: () => lock.close() }
}
