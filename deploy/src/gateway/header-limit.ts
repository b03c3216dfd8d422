import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../selection/caller.ts'
import { sendRefusal } from '../selection/refusal-page.ts'
import { isApi, sendError } from './errors.ts'

/** Bytes of headers that a request may have: as many as the API takes, whose limit is that of Node. */
const maxHeaderBytes = 16 * 1024

/** What is read all the same, so that the refusal has the form that its reader expects. Of more, Node says no more than the status. */
export const readHeaderBytes = 128 * 1024

const clearPath = '/clear-cookies'

/**
 * Refuses a request with too many headers: nearly always someone whose browser sends the cookies of other services of the same domain.
 * They get a page that says what to do, and a button that does it. Call it before `addErrorHandling`.
 */
export function addHeaderLimit(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && request.url === clearPath) return clearCookies(request, reply)
    if (headerBytes(request) > maxHeaderBytes) return refuse(request, reply)
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  reply.header('connection', 'close')
  if (isApi(request.url) || !request.headers.accept?.includes('text/html')) return sendError(request, reply, 431)
  return sendRefusal(reply, {
    status: 431,
    title: 'Too many cookies',
    sentences: [
      'Your browser sends so many cookies with each request that Stepwise cannot read it. Most of them come from other services, not from Stepwise.',
      `To carry on, remove the cookies with the button, or in your browser settings, where you can delete the cookies of ${request.hostname}.`,
      'The button removes the cookies of all services of the same domain, so you have to sign in again there too. What you have saved is safe.',
    ],
    form: { action: clearPath, button: 'Remove the cookies' },
  })
}

/** A page of another site must not sign people out. */
function clearCookies(request: FastifyRequest, reply: FastifyReply) {
  if (!isOwnOrigin(request)) return sendError(request, reply, 403)
  return reply.headers({ 'clear-site-data': '"cookies"', 'cache-control': 'no-store' }).redirect('/', 303)
}

const headerBytes = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.reduce((bytes, text) => bytes + text.length, raw.url?.length ?? 0)
