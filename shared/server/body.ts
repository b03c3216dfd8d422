import type { IncomingMessage } from 'node:http'
import { finished, Readable } from 'node:stream'

/** Whether a request announces a body, be it an empty one in chunks. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether a part of a request's body has not arrived yet. */
export const isUnread = (request: IncomingMessage): boolean => hasBody(request) && !request.complete

/**
 * An answer that ends only when the rest of the request has been read and thrown away, or after `timeoutMs`. Closing
 * a connection on which something still arrives resets it, and the reset can overtake the answer.
 */
export function answerBeforeBody(request: IncomingMessage, answer: unknown, timeoutMs: number): Readable {
  return Readable.from(
    (async function* () {
      if (typeof answer === 'string' || Buffer.isBuffer(answer)) yield answer
      else yield* answer as AsyncIterable<Buffer>
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

/** Bytes a second: the slowest line that may go on after `timeoutMs`, so that a photo by a poor mobile line arrives. */
const slowestBytes = 16_000

/** Calls `onLate` when a body has not arrived in time: `timeoutMs`, and a second more for each `slowestBytes` of it. */
export function watchBody(request: IncomingMessage, timeoutMs: number, onLate: () => void): void {
  const { socket } = request
  const startedAt = Date.now()
  const bytesBefore = socket.bytesRead
  const check = () => {
    if (request.complete || request.destroyed) return
    const arrived = Math.max(0, socket.bytesRead - bytesBefore)
    const leftMs = startedAt + timeoutMs + (arrived / slowestBytes) * 1000 - Date.now()
    // Less than half a second earned since: it drips.
    if (leftMs < 500 && Date.now() - startedAt >= timeoutMs) onLate()
    else timer = setTimeout(check, Math.max(leftMs, 1)).unref()
  }
  let timer = setTimeout(check, timeoutMs).unref()
  request.once('close', () => clearTimeout(timer))
}
