import { beforeEach, expect, test, vi } from 'vitest'
import {
  lazyPart,
  loadFailedEvent,
  loadInTime,
  PartTimeoutError,
  partTimeoutMs,
  slowPartTimeoutMs,
} from './lazy-part.ts'

beforeEach(() => void vi.useFakeTimers())

test('three attempts with growing waits, shared by concurrent calls; then the loaded part stays', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the part')
  for (const attempt of ['1', '2']) load.mockRejectedValueOnce(new Error(attempt))
  const part = lazyPart(load)
  const both = Promise.all([part.load(), part.load()])
  await vi.advanceTimersByTimeAsync(400)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1200)
  expect(await both).toEqual(['the part', 'the part'])
  expect(part.loaded()).toBe('the part')
  await part.load()
  expect(load).toHaveBeenCalledTimes(3)
})

test('after a failure, of which the window learns, the next call tries again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  const onFailed = vi.fn()
  addEventListener(loadFailedEvent, onFailed, { once: true })
  const part = lazyPart(load)
  const failed = expect(part.load()).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(2000)
  await failed
  expect(onFailed).toHaveBeenCalledOnce()
  expect(part.loaded()).toBeUndefined()
  load.mockResolvedValue('back')
  expect(await part.load()).toBe('back')
})

test('a module without the part in it is a failure', async () => {
  const part = lazyPart(async () => undefined)
  const failed = expect(part.load()).rejects.toThrow('the part is not in it')
  await vi.advanceTimersByTimeAsync(2000)
  await failed
})

test('on a slow line a part has more time, but not for ever', async () => {
  vi.stubGlobal('navigator', { connection: { downlink: 0.05 } })
  const part = lazyPart(() => new Promise<string>(() => {}))
  const late = vi.fn()
  loadInTime(part).catch(late)
  await vi.advanceTimersByTimeAsync(slowPartTimeoutMs - 1)
  expect(late).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(partTimeoutMs)
  expect(late).toHaveBeenCalledExactlyOnceWith(expect.any(PartTimeoutError))
})
