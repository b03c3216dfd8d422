import { expect, onTestFinished, test, vi } from 'vitest'
import type { Ending, ServerProcess } from './server-process.ts'
import { supervise } from './supervisor.ts'

/** Servers that the test makes ready and ends. */
function supervisedServers() {
  const started: { beReady: () => void; end: (ending?: Partial<Ending>) => void }[] = []
  const logged: string[] = []
  const start = (): ServerProcess => {
    const ready = Promise.withResolvers<string>()
    const ended = Promise.withResolvers<Ending>()
    const end = (ending: Partial<Ending> = {}) =>
      ended.resolve({ reason: 'It stopped (SIGKILL).', isRefusal: false, ...ending })
    started.push({ beReady: () => ready.resolve('http://127.0.0.1:1'), end })
    return { ready: ready.promise, ended: ended.promise, stop: async () => end() }
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const supervised = supervise(start, { log: (line) => logged.push(line) })
  onTestFinished(async () => {
    await supervised.stop()
    vi.useRealTimers()
  })
  return { supervised, started, logged }
}

/** Lets a server end after `lifeMs`, and says how long the next one was waited for. */
async function waitAfter({ started, logged }: ReturnType<typeof supervisedServers>, lifeMs: number, ending = {}) {
  const { length } = started
  await vi.advanceTimersByTimeAsync(lifeMs)
  started.at(-1)?.end(ending)
  await vi.advanceTimersByTimeAsync(0)
  expect(started, 'not at once').toHaveLength(length)
  const seconds = Number(/again in (\S+) s/.exec(logged.at(-1) ?? '')?.[1])
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(started, 'not earlier than it says').toHaveLength(length)
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toHaveLength(length + 1)
  return seconds
}

test('a server that ends is started again after growing waits, and after the first one when it lived for a minute', async () => {
  const servers = supervisedServers()
  const waits: number[] = []
  for (let count = 0; count < 8; count++) waits.push(await waitAfter(servers, 10))
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30])
  expect(servers.logged[0]).toBe('It stopped (SIGKILL). Starting again in 0.5 s.')
  expect(await waitAfter(servers, 60_000)).toBe(0.5)
})

test('a server that refuses its first start is given up', async () => {
  const { supervised, started, logged } = supervisedServers()
  started[0]?.end({ isRefusal: true })
  await expect(supervised.ready).rejects.toMatchObject({ reasons: [] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([started.length, logged]).toEqual([1, []])
})

test('a server that ran before and refuses to start is tried each 30 s', async () => {
  const servers = supervisedServers()
  servers.started[0]?.beReady()
  expect(await servers.supervised.ready).toBe('http://127.0.0.1:1')
  expect(await waitAfter(servers, 10)).toBe(0.5)
  expect(await waitAfter(servers, 10, { isRefusal: true })).toBe(30)
})

test('nothing is started after stop, not even when it comes during a wait', async () => {
  const { supervised, started } = supervisedServers()
  started[0]?.end()
  await vi.advanceTimersByTimeAsync(100)
  await supervised.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(started).toHaveLength(1)
})
