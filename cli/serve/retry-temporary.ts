import { setTimeout as sleep } from 'node:timers/promises'
import { TemporaryError } from '@stepwise/deploy/errors'

const firstWaitMs = 500
const longestWaitMs = 30_000

/** Does `work`, and again after 0.5 s, then 1, 2, 4 … up to 30 s, while what stands in its way passes by itself. */
export async function retryTemporary<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof TemporaryError)) throw error
      log(`${error.message} Trying again in ${waitMs / 1000} s.`)
    }
    await sleep(waitMs)
  }
}
