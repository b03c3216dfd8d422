import { beforeEach, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { CallError } from './failure.ts'
import { fetchUnlessSilent, silenceMs } from './silence.ts'

let signal: AbortSignal | null | undefined
let respond: () => Promise<Response>
const aborted = () => new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal
    return respond()
  })
})
const { call } = createClient()
const flows = () => call('GET /flows', { failures: 'caller' })

test('a call that never answers counts as one that did not reach the server', async () => {
  respond = aborted
  const answer = flows().catch((error) => error)
  await vi.advanceTimersByTimeAsync(silenceMs - 1)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const error = await answer
  expect(error).toBeInstanceOf(CallError)
  expect(error.failure).toEqual({ kind: 'network' })
})

/** An answer whose pieces come when the test says so. */
function inPieces() {
  const encoder = new TextEncoder()
  const waiting: ((piece: { done: boolean; value?: Uint8Array }) => void)[] = []
  const read = () => Promise.race([aborted(), new Promise((resolve) => waiting.push(resolve))])
  respond = async () => {
    const response = new Response('', { headers: { 'content-type': 'application/json' } })
    Object.defineProperty(response, 'body', { value: { getReader: () => ({ read }) } })
    return response
  }
  return {
    send: (piece: string) => waiting.shift()?.({ done: false, value: encoder.encode(piece) }),
    end: () => waiting.shift()?.({ done: true }),
  }
}

test('an answer that comes slowly is waited for as long as pieces of it come', async () => {
  const { send, end } = inPieces()
  const answer = flows()
  for (const piece of ['{"flo', 'ws":', '[]', '}']) {
    await vi.advanceTimersByTimeAsync(silenceMs - 1)
    send(piece)
    await vi.advanceTimersByTimeAsync(0)
  }
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(await answer).toEqual({ flows: [] })
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that stops in its middle is not waited for', async () => {
  const { send } = inPieces()
  const answer = flows().catch((error) => error)
  await vi.advanceTimersByTimeAsync(10)
  send('{"flo')
  await vi.advanceTimersByTimeAsync(silenceMs)
  expect((await answer).failure).toEqual({ kind: 'network' })
})

test('a call that changes something is not cut off', async () => {
  respond = aborted
  void call('POST /users/softwares/select', { body: { user: { software_ids: [] } } }).catch(() => {})
  await vi.advanceTimersByTimeAsync(10 * silenceMs)
  expect(signal?.aborted ?? false).toBe(false)
})

test('a silent answer to the first script fails after the same time, and nothing is asked for again', async () => {
  vi.stubGlobal('stepwiseBoot', { calls: { '/flows': new Promise(() => {}) } })
  respond = vi.fn(aborted)
  let failure: unknown
  flows().catch((error) => {
    failure = error.failure
  })
  await vi.advanceTimersByTimeAsync(silenceMs - 1)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toEqual({ kind: 'network' })
  await vi.advanceTimersByTimeAsync(2 * silenceMs)
  expect(respond).not.toHaveBeenCalled()
})

test('an answer to the first script that comes in pieces is waited for', async () => {
  const { send, end } = inPieces()
  vi.stubGlobal('stepwiseBoot', { calls: { '/flows': respond() } })
  const answer = flows()
  for (const piece of ['{"fl', 'ows"', ':[]}']) {
    await vi.advanceTimersByTimeAsync(silenceMs - 1)
    send(piece)
    await vi.advanceTimersByTimeAsync(0)
  }
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(await answer).toEqual({ flows: [] })
})

test('a response that the first script has requested, and one on its way, is not requested again', async () => {
  const json = { headers: { 'content-type': 'application/json' } }
  vi.stubGlobal('stepwiseBoot', { calls: { '/flows': Promise.resolve(new Response('{"flows":[]}', json)) } })
  respond = vi.fn(aborted)
  expect(await flows()).toEqual({ flows: [] })
  await vi.advanceTimersByTimeAsync(silenceMs)
  expect(respond).not.toHaveBeenCalled()
})

test('the session check of the first script is waited for', async () => {
  vi.stubGlobal('stepwiseBoot', { authorize: new Promise(() => {}) })
  respond = vi.fn(aborted)
  void call('POST /auth/authorize').catch(() => {})
  await vi.advanceTimersByTimeAsync(2 * silenceMs)
  expect(respond).not.toHaveBeenCalled()
})

test('silence ends with a timeout, even before the first word', async () => {
  respond = aborted
  const failed = expect(fetchUnlessSilent('/api/flows')).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(silenceMs)
  await failed
})

test('a caller can end it, before it begins or meanwhile, for their own reason; later that changes nothing', async () => {
  const stop = new AbortController()
  respond = aborted
  const meanwhile = expect(fetchUnlessSilent('/api/flows', { signal: stop.signal })).rejects.toBe('enough')
  stop.abort('enough')
  await meanwhile
  respond = async () => Promise.reject(signal?.reason)
  await expect(fetchUnlessSilent('/api/flows', { signal: stop.signal })).rejects.toBe('enough')

  const late = new AbortController()
  const empty = new Response(null, { status: 204 })
  respond = async () => empty
  expect(await fetchUnlessSilent('/api/flows', { signal: late.signal })).toBe(empty)
  late.abort()
  expect(signal?.aborted).toBe(false)
})
