import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFile } from '@stepwise/shared/server'
import { TemporaryError } from '../errors.ts'

const retryEveryMs = 50

/**
 * Runs `work` while this process alone holds the lock at `path`. Throws a {@link TemporaryError} with `busyMessage` when another
 * process still holds it after `timeoutMs`.
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
    lock.release()
  }
}

async function acquire(path: string, busyMessage: string, deadline: number) {
  for (;;) {
    const lock = lockFile(path)
    if (lock) return lock
    if (Date.now() >= deadline) throw new TemporaryError([busyMessage])
    await wait(retryEveryMs)
  }
}
