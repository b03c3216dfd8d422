import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { endToEnd, registryIn, withRegistry } from '@stepwise/deploy/gateway'
import type { Registry, RegistryRemote } from '@stepwise/shared/contracts/remote'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieForBrowser, cookiesForProduct } from './cookies.ts'
import { isRendered, localPage, plainPath, withLocalBuild } from './local-page.ts'

const timeoutMs = 60_000
/** Names that lead to this machine alone, whatever a name server says. */
const ownNames = /^(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d+)?$/

interface DeployedProduct {
  /** Its origin. */
  address: string
  /** The remote of this machine. */
  name: string
  /** Its last build that fits what is live there; undefined before the first one. */
  local: () => RegistryRemote | undefined
  /** Further scripts of every page. */
  pageScripts: string[]
}

/**
 * Shows a deployed product at this server's address, with one remote of this machine in its pages
 * (docs/decisions/077-local-remote-in-a-deployed-product.md). All that is not of this machine is asked for there, as who is signed in here.
 */
export function addDeployedProduct(app: FastifyInstance, { address, name, local, pageScripts }: DeployedProduct): void {
  const { protocol, hostname, port, host, origin } = new URL(address)
  const send = protocol === 'https:' ? https.request : http.request
  const connection = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, timeout: timeoutMs }

  // Another name that leads here is an attack: a page of another website would be of the same origin as the product (DNS rebinding).
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!ownNames.test(headers.host ?? '')) return reply.code(421).send('This server is only for this machine.')
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.post('/release/override/stop', (_request, reply) =>
    reply.code(409).send({ errors: {}, msg: 'Your remote runs on this machine: stop npm run dev there, with Ctrl+C.' }),
  )
  app.all('/*', (request, reply) => forward(request, reply))

  function forward(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    const [path = '/'] = request.url.split('?')
    const isRegistry = path === '/registry.json'
    const isRewritten =
      request.method === 'GET' && (isRegistry || request.headers.accept?.includes('text/html') === true)
    const headers = productHeaders(request.headers, isRewritten)
    const call = send({ ...connection, method: request.method, path: raw.url, headers })
    reply.raw.once('close', () => void (reply.raw.writableFinished || call.destroy()))
    call.once('timeout', () => call.destroy())
    call.once('response', (response) => {
      reply.code(response.statusCode ?? 502).headers(browserHeaders(response.headers))
      const isText = /^(text\/html|application\/json)\b/.test(response.headers['content-type'] ?? '')
      if (!isRewritten || !isText || (isRegistry && response.statusCode !== 200)) return reply.send(response)
      // Reports of a page without its mark count for nothing (docs/product/errors.md#counts).
      for (const header of ['content-length', 'etag', 'server-timing']) reply.removeHeader(header)
      reply.header('cache-control', 'no-store')
      text(response)
        .then((body) => (isRegistry ? registryFor(body) : pageFor(body, path)))
        .then((body) => reply.send(body))
        .catch((error) => unreached(reply, error))
    })
    call.on('error', (error) => void (reply.sent || unreached(reply, error)))
    raw.pipe(call)
    return reply
  }

  function productHeaders({ cookie, ...headers }: IncomingHttpHeaders, isRewritten: boolean): OutgoingHttpHeaders {
    const own = `http://${headers.host}`
    const { 'if-none-match': _, 'accept-encoding': __, ...unconditional } = endToEnd(headers)
    const cookies = cookiesForProduct(cookie)
    return {
      ...(isRewritten ? { ...unconditional, 'accept-encoding': 'identity' } : endToEnd(headers)),
      ...(headers['content-length'] && { 'content-length': headers['content-length'] }),
      ...(cookies && { cookie: cookies }),
      // Only what a page of this address asks for is asked for by a page of the product.
      ...(headers.origin && { origin: headers.origin === own ? origin : headers.origin }),
      ...(headers.referer && { referer: headers.referer.replace(`${own}/`, `${origin}/`) }),
      host,
    }
  }

  function browserHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
    const { 'strict-transport-security': _, ...others } = endToEnd(headers)
    return {
      ...others,
      ...(headers['content-length'] && { 'content-length': headers['content-length'] }),
      ...(headers.location && { location: ownLocation(headers.location) }),
      ...(headers['set-cookie'] && { 'set-cookie': headers['set-cookie'].map(cookieForBrowser) }),
    }
  }

  const ownLocation = (location: string) =>
    location.startsWith(`${origin}/`) ? location.slice(origin.length) : location

  async function pageFor(html: string, path: string): Promise<string> {
    const build = local()
    const plain = build && isRendered(html, path, name) ? await plainPage(html) : html
    return localPage(plain, build, pageScripts)
  }

  /** The page of the same set whose words are those of no remote. */
  async function plainPage(html: string): Promise<string> {
    const registry: Registry = JSON.parse(registryIn(html) ?? '')
    const path = plainPath(registry)
    if (path === undefined) return html
    const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' }, redirect: 'error' })
    return withRegistry(await response.text(), registry)
  }

  function registryFor(json: string): string {
    const build = local()
    return build ? JSON.stringify(withLocalBuild(JSON.parse(json), build)) : json
  }

  const unreached = (reply: FastifyReply, error: NodeJS.ErrnoException) =>
    reply
      .code(502)
      .type('text/plain; charset=utf-8')
      .send(`${origin} does not answer (${error.code ?? error.message}).`)
}
