import { guardConnections } from '@stepwise/shared/server'
import fastify, { type FastifyError } from 'fastify'

/**
 * For tests: an API that records each call and answers with what it received, so that a smuggled call shows. It checks
 * nothing itself, except that an early answer can still arrive (guardConnections).
 */
export async function recordingApi() {
  const app = fastify({ logger: false, bodyLimit: 1024 * 1024 })
  const seen: { method: string; url: string; cookie: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const abortWaiters: (() => void)[] = []
  guardConnections(app)
  app.addHook('onRequest', async ({ method, url, headers }) => {
    seen.push({ method, url, headers, cookie: headers.cookie ?? '' })
  })
  app.addHook('onRequestAbort', async (_request) => {
    for (const resolve of abortWaiters.splice(0)) resolve()
  })
  app.setErrorHandler<FastifyError>((error, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ errors: {}, msg: 'Rejected.' }),
  )
  app.addContentTypeParser('image/png', { parseAs: 'buffer', bodyLimit: 8_000_000 }, (_request, body, done) =>
    done(null, { bytes: body.length }),
  )
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/api/who',
    handler: async ({ method, url, headers, body }) => ({ method, url, cookie: headers.cookie ?? '', body }),
  })
  app.post('/api/photo', { bodyLimit: 8_000_000 }, async ({ body }) => body)
  app.get('/api/file', (_request, reply) => reply.type('application/msword').send(Buffer.alloc(3_000_000, 'x')))
  app.post('/api/rejects', {
    onRequest: async (_request, reply) => reply.code(401).send({ errors: {}, msg: 'Please sign in to continue.' }),
    handler: async () => ({}),
  })
  app.get('/api/never', () => new Promise(() => {}))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const nextAbort = () => new Promise<void>((resolve) => abortWaiters.push(resolve))
  return { app, seen, nextAbort, url }
}
