import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchBody } from './body.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request with this much of its body; as an injected one it never closes, and its socket counts no bytes. */
function requestWith(...parts: string[]) {
  const stream = new Readable({ autoDestroy: false, read: () => undefined })
  for (const part of parts) stream.push(part)
  return Object.assign(stream, { headers: { 'content-length': '2' }, socket: {} }) as unknown as IncomingMessage
}

test('nothing watches a body that was read to its end', async () => {
  const onLate = vi.fn()
  const request = requestWith('ab')
  watchBody(request, 1000, onLate)
  request.push(null)
  request.resume()
  await vi.advanceTimersByTimeAsync(5000)
  expect(vi.getTimerCount()).toBe(0)
  expect(onLate).not.toHaveBeenCalled()
})
