import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { unavailableMessage } from './words.ts'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

interface Drain {
  isDraining: () => boolean
  /**
   * Stops the server. It goes on listening for `noticeMs`, the time in which a load balancer sees that it is not ready any more. Running
   * calls end, then it is closed, with what its `onClose` hooks do.
   */
  stop: (options?: { noticeMs?: number }) => Promise<void>
}

/** How long a running call may take to end. */
const longestCallMs = 25_000

/** A connection that was opened this long ago and has asked for nothing will not be missed. */
const unusedMs = 1000

/**
 * Lets a server stop without a failed call, by `app.drain`. While it drains, each answer says that its connection closes, so that who keeps
 * connections opens the next one elsewhere. Needs Fastify's option `return503OnClosing: false` (guardOptions).
 *
 * `turnAwayMs`, the end of the notice: reads are answered with 503. A proxy that asks another server then leaves this one alone, and no
 * write arrives at the moment in which it stops listening: the system would cut it off, and no one would know whether it was done.
 */
export function addDrain(app: FastifyInstance, { limitMs = longestCallMs, turnAwayMs = 0 } = {}): void {
  let isDraining = false
  let isTurningAway = false
  app.addHook('onRequest', async ({ method }, reply) => {
    if (!isTurningAway || (method !== 'GET' && method !== 'HEAD')) return
    return reply.code(503).header('retry-after', '5').send({ errors: {}, msg: unavailableMessage })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })

  const openedAt = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    openedAt.set(socket, Date.now())
    socket.once('close', () => openedAt.delete(socket))
  })
  /** Node counts a connection as busy until its first request, and browsers open some that they may never use. */
  function closeUnused() {
    for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && Date.now() - at > unusedMs) socket.destroy()
  }

  async function stop({ noticeMs = 0 } = {}) {
    isDraining = true
    const lastMs = Math.min(noticeMs, turnAwayMs)
    await delay(noticeMs - lastMs)
    isTurningAway = lastMs > 0
    await delay(lastMs)
    const limit = setTimeout(() => app.server.closeAllConnections(), limitMs)
    // An answer that had begun before keeps its connection, which would hold up the end.
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      closeUnused()
    }, 100)
    await app.close()
    clearInterval(sweep)
    clearTimeout(limit)
  }
  app.decorate('drain', { isDraining: () => isDraining, stop })
}
