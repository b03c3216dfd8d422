import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { describeError } from './errors.ts'

/** Work that is done after its call was answered, so that the time of the answer does not tell what was done. */
export interface Background {
  /** Starts `task` once the answer is on its way. A failure is logged. */
  run: (log: FastifyBaseLogger, task: () => Promise<void>) => void
  /** The same for work of which one at a time is enough: while one of this name is running, `task` is started once after it. */
  runOnce: (name: string, log: FastifyBaseLogger, task: () => Promise<void>) => void
  /** The same now and every `ms`, for what a process that died has left. Returns what stops it. */
  runEvery: (ms: number, name: string, log: FastifyBaseLogger, task: () => Promise<void>) => () => void
  /** Resolves when nothing is running, or after `limitMs`. Await it before the database is closed. */
  idle: (limitMs?: number) => Promise<void>
}

export function createBackground(): Background {
  const running = new Set<Promise<void>>()
  /** By name: what is started after the one that is running. */
  const next = new Map<string, (() => void) | undefined>()

  function run(log: FastifyBaseLogger, task: () => Promise<void>) {
    const work = nextTurn()
      .then(task)
      .catch((error) => log.error({ failure: describeError(error) }, 'work after an answer failed'))
      .finally(() => running.delete(work))
    running.add(work)
  }

  function runOnce(name: string, log: FastifyBaseLogger, task: () => Promise<void>) {
    if (next.has(name)) return void next.set(name, () => runOnce(name, log, task))
    next.set(name, undefined)
    run(log, () =>
      task().finally(() => {
        const again = next.get(name)
        next.delete(name)
        again?.()
      }),
    )
  }

  async function allDone() {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    run,
    runOnce,
    runEvery(ms, name, log, task) {
      runOnce(name, log, task)
      const timer = setInterval(() => runOnce(name, log, task), ms).unref()
      return () => clearInterval(timer)
    },
    async idle(limitMs) {
      if (limitMs === undefined) return allDone()
      const limit = new AbortController()
      await Promise.race([allDone(), delay(limitMs, undefined, { signal: limit.signal }).catch(() => undefined)])
      limit.abort()
    },
  }
}
