import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { wordsOf } from './words.ts'

const unanswered = new WeakMap<Socket, Set<ServerResponse>>()

/** Remembers, until it is over, that this answer is owed to its connection. */
export function oweAnswer(response: ServerResponse): void {
  const { socket } = response.req
  const owed = unanswered.get(socket) ?? new Set()
  unanswered.set(socket, owed.add(response))
  response.once('close', () => owed.delete(response))
}

/**
 * Ends a connection that cannot go on, with a last answer if there is a request that it would be the answer of: the
 * one that could not be read. It must never pass for the answer of an earlier request.
 */
export function hangUp(socket: Socket, status: number): void {
  const owed = [...(unanswered.get(socket) ?? [])]
  const isNextAnswer = owed.length === 0 || (owed.length === 1 && owed.every(isHalfRead))
  if (socket.writable && isNextAnswer) socket.end(lastAnswer(status), () => socket.destroy())
  else socket.destroy()
}

const isHalfRead = ({ req, headersSent }: ServerResponse<IncomingMessage>) => !req.complete && !headersSent

function lastAnswer(status: number) {
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

/** The status for what Node found wrong on a socket. */
export function statusOfSocketError({ code }: { code?: string | undefined }): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  return 400
}
