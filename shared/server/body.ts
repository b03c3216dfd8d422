import type { IncomingMessage } from 'node:http'
import { finished, Readable } from 'node:stream'

/** Whether the headers announce a body. A chunked one counts even if it turns out empty. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether part of the request's body has not arrived yet. */
export const isUnread = (request: IncomingMessage): boolean => hasBody(request) && !request.complete

/**
 * A stream of the response that ends once the rest of the request has been read and discarded, or after `timeoutMs`. Closing a connection
 * on which data still arrives resets it, and the client may get the reset before the response.
 */
export function respondBeforeBody(request: IncomingMessage, payload: unknown, timeoutMs: number): Readable {
  return Readable.from(
    (async function* () {
      if (typeof payload === 'string' || Buffer.isBuffer(payload)) yield payload
      else yield* payload as AsyncIterable<Buffer>
      await drained(request, timeoutMs)
    })(),
    { objectMode: false },
  )
}

function drained(request: IncomingMessage, timeoutMs: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs)
    finished(request, () => {
      clearTimeout(timer)
      resolve()
    })
    request.resume()
  })
}

/** Bytes a second. A body that arrives at least this fast gets more time than `timeoutMs`: a photo over a poor mobile network. */
const slowestBytes = 16_000

/** Calls `onLate` when the body has not arrived after `timeoutMs`, and a second more for each `slowestBytes` of it. */
export function watchBody(request: IncomingMessage, timeoutMs: number, onLate: () => void): void {
  const { socket } = request
  const startedAt = Date.now()
  const bytesBefore = socket.bytesRead
  const check = () => {
    if (request.complete || request.destroyed) return
    const arrived = Math.max(0, socket.bytesRead - bytesBefore)
    const leftMs = startedAt + timeoutMs + (arrived / slowestBytes) * 1000 - Date.now()
    // What arrived since has earned less than half a second: the client only keeps the connection open.
    if (leftMs < 500 && Date.now() - startedAt >= timeoutMs) onLate()
    else timer = setTimeout(check, Math.max(leftMs, 1)).unref()
  }
  let timer = setTimeout(check, timeoutMs).unref()
  finished(request, () => clearTimeout(timer))
}
