import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

type Drain = {
  isDraining: () => boolean
  /**
   * Stops the server. It goes on listening for `noticeMs`, the time in which a load balancer sees that it is not ready any more. Running
   * calls end, then it is closed, with what its `onClose` hooks do.
   */
  stop: (options?: { noticeMs?: number }) => Promise<void>
}

/** How long a running call may take to end. */
const longestCallMs = 25_000

/**
 * Lets a server stop without a failed call, by `app.drain`. While it drains, each answer says that its connection closes, so that who keeps
 * connections opens the next one elsewhere. Needs Fastify's option `return503OnClosing: false` (guardOptions).
 */
export function addDrain(app: FastifyInstance, { limitMs = longestCallMs } = {}): void {
  let isDraining = false
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })

  async function stop({ noticeMs = 0 } = {}) {
    isDraining = true
    await delay(noticeMs)
    const limit = setTimeout(() => app.server.closeAllConnections(), limitMs)
    // An answer that had begun before keeps its connection, which would hold up the end.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close()
    clearInterval(sweep)
    clearTimeout(limit)
  }
  app.decorate('drain', { isDraining: () => isDraining, stop })
}
