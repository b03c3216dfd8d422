import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A script that pages load in development only. */
export const reloadScript = '/dev/reload.js'
const source = `new EventSource('/dev/events').onmessage = () => location.reload()\n`

/** Adds a live reload to the gateway. Answers with a function that reloads all open pages. */
export function addLiveReload(app: FastifyInstance): () => void {
  const pages = new Set<ServerResponse>()
  app.get(reloadScript, (_request, reply) => reply.type('text/javascript').send(source))
  app.get('/dev/events', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write(':\n\n')
    pages.add(reply.raw)
    reply.raw.once('close', () => pages.delete(reply.raw))
  })
  return () => {
    for (const page of pages) page.write('data: reload\n\n')
  }
}
