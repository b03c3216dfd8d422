import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../gateway/errors.ts'
import { localPorts } from './local-build.ts'
import type { SetSelection } from './selection.ts'

const timeoutMs = 10_000

/**
 * The files of a build of this machine, under `/local/<port>/`, only for a browser for which that build was chosen, and only outside
 * production: so the page's policy stays as it is, and no other server of this machine can be read through this one.
 */
export function addLocalFiles(app: FastifyInstance, selection: SetSelection) {
  app.get('/local/:port/remotes/*', async (request, reply) => {
    const { port, '*': file } = request.params as { port: string; '*': string }
    const live = await selection.live()
    const override = live && selection.findOverride(request, reply, live)
    if (!override || !localPorts(override.parts).includes(port) || file.split('/').includes('..'))
      return sendError(request, reply, 404, 'There is nothing here.')
    const url = new URL(`http://localhost:${port}/remotes/`)
    url.pathname += file
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }).catch(
      () => undefined,
    )
    if (!response?.body) return sendError(request, reply, 502, `Nothing answers at port ${port} of this machine.`)
    const type = response.headers.get('content-type')
    if (type) reply.type(type)
    return reply
      .code(response.status)
      .header('cache-control', 'no-store')
      .send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream))
  })
}
