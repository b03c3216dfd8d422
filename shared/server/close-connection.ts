import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { wordsOf } from './words.ts'

const pendingResponses = new WeakMap<Socket, Set<ServerResponse>>()

/** From now until it closes, this response counts as pending on its connection; see {@link closeConnection}. */
export function trackResponse(response: ServerResponse): void {
  const { socket } = response.req
  const pending = pendingResponses.get(socket) ?? new Set()
  pendingResponses.set(socket, pending.add(response))
  response.once('close', () => pending.delete(response))
}

/**
 * Ends a connection that cannot go on. Responds with `status` only if the client can relate that to the request which could not be read:
 * it must never be taken for the response to an earlier request.
 */
export function closeConnection(socket: Socket, status: number): void {
  const pending = [...(pendingResponses.get(socket) ?? [])]
  const isNextResponse = pending.length === 0 || (pending.length === 1 && pending.every(isHalfRead))
  if (socket.writable && isNextResponse) socket.end(lastResponse(status), () => socket.destroy())
  else socket.destroy()
}

const isHalfRead = ({ req, headersSent }: ServerResponse<IncomingMessage>) => !req.complete && !headersSent

function lastResponse(status: number) {
  const { name, msg } = wordsOf(status)
  const body = JSON.stringify({ errors: {}, msg })
  return [
    `HTTP/1.1 ${status} ${name}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** The HTTP status for an error that Node found on a socket. */
export function statusOfSocketError({ code }: { code?: string | undefined }): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  return 400
}
