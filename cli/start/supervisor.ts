import { UserFacingError } from '@stepwise/deploy/errors'
import type { ServerProcess } from './server-process.ts'

export interface Supervised {
  /** The server's address, once it has answered for the first time. Rejects when it refuses to start before that. */
  ready: Promise<string>
  stop: () => Promise<void>
}

const defaultTimes = {
  firstWaitMs: 500,
  longestWaitMs: 30_000,
  /** After so long a life the next wait is the first one again. */
  healthyMs: 60_000,
  log: (line: string) => console.error(line),
}

/**
 * Starts a server, and starts it again whenever it ends: after 0.5 s, then 1, 2, 4 … up to 30 s. A server that refuses to start (it has said
 * what to do) is not tried again; one that ran before is, each 30 s, because what it lacks may come back.
 */
export function supervise(start: () => ServerProcess, options: Partial<typeof defaultTimes> = {}): Supervised {
  const { firstWaitMs, longestWaitMs, healthyMs, log } = { ...defaultTimes, ...options }
  const stopping = new AbortController()
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
  let server = start()

  async function untilStopped() {
    let waitMs = firstWaitMs
    let hasRun = false
    for (;;) {
      const startedAt = Date.now()
      server.ready.then(
        (address) => {
          hasRun = true
          resolve(address)
        },
        () => undefined,
      )
      const { reason, isRefusal } = await server.ended
      if (stopping.signal.aborted) return
      if (isRefusal && !hasRun) return reject(new UserFacingError([]))
      if (Date.now() - startedAt >= healthyMs) waitMs = firstWaitMs
      if (isRefusal) waitMs = longestWaitMs
      log(`${reason} Starting again in ${waitMs / 1000} s.`)
      await wait(waitMs, stopping.signal)
      if (stopping.signal.aborted) return
      waitMs = Math.min(2 * waitMs, longestWaitMs)
      server = start()
    }
  }
  const ended = untilStopped()

  async function stop() {
    stopping.abort()
    await server.stop()
    await ended
  }
  return { ready, stop }
}

/** Resolves after `ms`, or earlier when it is aborted. */
function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
