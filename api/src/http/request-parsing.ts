import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'

/** Reads a query: `ids[]=1&ids[]=2` is a list under the name `ids`, of one entry too. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const parsed = Object.entries(parse(text)).map(([key, value = '']) =>
    key.endsWith('[]') ? [key.slice(0, -2), [value].flat()] : [key, value],
  )
  return Object.fromEntries(parsed)
}

/** Reads JSON bodies. An empty one counts as none: some clients name a type for calls without a body, too. */
export function registerJsonBody(api: FastifyInstance) {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
}
