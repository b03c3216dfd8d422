import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from '@stepwise/deploy'
import { fakeHost } from '@stepwise/deploy/testing/fake-parts'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSettings } from '../../start/settings.ts'
import { collectWhileRunning } from './collect-while-running.ts'

// docs/operations/releases.md

const hourMs = 60 * 60_000
let made: Awaited<ReturnType<typeof fakeStore>>
let lines: string[]

beforeEach(async () => {
  made = await fakeStore('host@1.0.0 learn@1.0.0 learn@2.0.0', 'host@1.0.0')
  lines = []
  const old = new Date(Date.now() - 30 * 24 * hourMs)
  for (const version of ['1.0.0', '2.0.0']) await utimes(join(made.root, 'remotes/learn', version), old, old)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
})
afterEach(() => void vi.useRealTimers())

const run = () => collectWhileRunning(startSettings({ STORE_DIR: made.root }), (line) => lines.push(line))
const versions = () => made.store.files.list('remotes/learn')
const last = async () => (await made.store.pointer.history()).at(-1)

test('versions that no one needs go while the product runs, not at its start, and the history says so', async () => {
  run()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await versions()).toEqual(['1.0.0', '2.0.0'])
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  await vi.waitFor(() => expect(lines).toEqual(['2 old versions were removed from the store.']))
  expect(await versions()).toEqual([])
  expect(await last()).toMatchObject({ kind: 'gc', why: 'no longer needed', changes: [] })
})

test('the collector waits until no one has released for a quarter of an hour', async () => {
  run()
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  await publish(made.store, 'host', await fakeHost('2.0.0'))
  await made.release('host@2.0.0')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await versions()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  await vi.waitFor(async () => expect(await versions()).toEqual([]))
})

test('the reason why it cannot is logged once a day', async () => {
  await mkdir(join(made.root, 'pro'))
  await writeFile(join(made.root, 'pro', 'registry.json'), 'no registry')
  run()
  await vi.advanceTimersByTimeAsync(45 * 60_000)
  await vi.waitFor(() =>
    expect(lines).toEqual([expect.stringMatching(/^Old versions were not removed: .+registry\.json/)]),
  )
  await vi.advanceTimersByTimeAsync(120 * 60_000)
  expect(lines).toHaveLength(1)
  expect(await versions()).toHaveLength(2)
})
