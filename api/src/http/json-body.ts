import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies. An empty one counts as none: clients name a type for calls that carry nothing, too. */
export function registerJsonBody(api: FastifyInstance) {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
