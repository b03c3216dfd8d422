import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { UserFacingError } from '../errors.ts'

const retryEveryMs = 50

/**
 * Runs `work` while this process alone holds the lock at `path`. The lock is SQLite's lock on a file, which the kernel
 * frees when its holder dies, kill -9 included: a stale lock cannot exist. Throws a {@link UserFacingError} with `busyMessage`
 * when another process still holds it after `timeoutMs`.
 */
export async function withLock<T>(
  path: string,
  busyMessage: string,
  work: () => Promise<T>,
  timeoutMs = 15_000,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true })
  const lock = await acquire(path, busyMessage, Date.now() + timeoutMs)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function acquire(path: string, busyMessage: string, deadline: number): Promise<DatabaseSync> {
  for (;;) {
    const lock = new DatabaseSync(path, { timeout: 0 })
    try {
      lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
      return lock
    } catch (error) {
      lock.close()
      if (!isLocked(error)) throw error
      if (Date.now() >= deadline) throw new UserFacingError([busyMessage])
    }
    await wait(retryEveryMs)
  }
}

const isLocked = (error: unknown) => error instanceof Error && /locked|busy/i.test(error.message)
