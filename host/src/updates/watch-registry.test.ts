import { beforeEach, expect, test, vi } from 'vitest'
import { aRegistry } from '../testing.tsx'
import { watchRegistry } from './watch-registry.ts'

// docs/product/updates.md#learns

const second = 1000
const minute = 60 * second
const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const onChanged = vi.fn()
let visibility: DocumentVisibilityState

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  onChanged.mockReset()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const listening = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(document, 'addEventListener')] as const
  return () => {
    for (const [type, listener] of listening[0].mock.calls) removeEventListener(type, listener)
    for (const [type, listener] of listening[1].mock.calls) document.removeEventListener(type, listener as never)
  }
})

const registryAnswer = (etag: string) => Response.json(aRegistry(), { headers: { etag } })
const unchanged = () => new Response(null, { status: 304 })

test('a visible tab asks every five minutes, by the mark of the last answer', async () => {
  answer.mockResolvedValueOnce(registryAnswer('"a-br"')).mockResolvedValue(unchanged())
  watchRegistry(onChanged)
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answer.mock.calls[0]).toMatchObject(['/registry.json', { headers: {} }])
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(answer.mock.calls[1]).toMatchObject(['/registry.json', { headers: { 'if-none-match': '"a-br"' } }])
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(aRegistry())
})

test('a tab asks when someone comes back to it, at most once a minute', async () => {
  answer.mockImplementation(async () => unchanged())
  watchRegistry(onChanged)
  await vi.advanceTimersByTimeAsync(59 * second)
  dispatchEvent(new Event('focus'))
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(second)
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('focus'))
  expect(answer).toHaveBeenCalledOnce()
})

test('nothing is asked while the tab is hidden, or the browser offline', async () => {
  watchRegistry(onChanged)
  visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(20 * minute)
  dispatchEvent(new Event('focus'))
  visibility = 'visible'
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(20 * minute)
  expect(answer).not.toHaveBeenCalled()
})

test('a failure is silent, and the next round asks again', async () => {
  answer
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(new Response('<html>', { status: 200 }))
    .mockResolvedValueOnce(Response.json({ host: null }))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValue(registryAnswer('"a"'))
  watchRegistry(onChanged)
  await vi.advanceTimersByTimeAsync(20 * minute)
  expect(onChanged).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(onChanged).toHaveBeenCalledOnce()
})
