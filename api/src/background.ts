import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { describeError } from './errors.ts'

/** Work that is done after its call was answered, so that the time of the answer does not tell what was done. */
export interface Background {
  /** Starts `task` once the answer is on its way. A failure is logged. */
  run: (log: FastifyBaseLogger, task: () => Promise<void>) => void
  /** Resolves when nothing is running. Await it before the database is closed. */
  idle: () => Promise<void>
}

export function createBackground(): Background {
  const running = new Set<Promise<void>>()
  return {
    run(log, task) {
      const run = nextTurn()
        .then(task)
        .catch((error) => log.error({ failure: describeError(error) }, 'work after an answer failed'))
        .finally(() => running.delete(run))
      running.add(run)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
