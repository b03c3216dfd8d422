import type { Store } from '@stepwise/deploy'
import { moveCanary, promote, rollback } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WrongSecretError } from './read-counts.ts'
import { watchReleases } from './watch-releases.ts'

// docs/product/errors.md#watch

const options = { margin: 2, least: 50, networks: 3, minutes: 1, every: 15 }
const reason = { who: 'ada', why: 'a test' }
const learn = (version: string) => ({ part: 'learn', version })
let store: Store
let counts: VersionCounts[]
let lines: string[]

beforeEach(async () => {
  // In the middle of an hour: counts are kept by the hour.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:20:00Z') })
  const published = 'host@1.0.0 learn@1.0.0 learn@1.1.0 learn@1.2.0'
  ;({ store } = await fakeStore(published, 'host@1.0.0 learn@1.0.0'))
  await promote(store, [learn('1.1.0')], reason)
  counts = []
  lines = []
})

afterEach(() => void vi.useRealTimers())

const happened = (version: string, loads: number, faults: number, errors = 0, failing_networks = 3) =>
  counts.push({ part: 'learn', version, loads, faults, errors, failing_networks })
const liveLearn = async () => (await store.pointer.read())?.remotes[0]?.version

/** Watches for a minute of the test's own clock; `pause` is what happens between two looks. */
async function watch(pause = async () => {}, readCounts = async () => counts) {
  let time = Date.now()
  const passTime = async (ms: number) => {
    time += ms
    await pause()
  }
  const log = (line: string) => lines.push(line)
  return watchReleases({ store, readCounts, log, now: () => new Date(time), pause: passTime }, options)
}

test('a promotion whose fault rate rises above the margin is undone and recalled, and the history says why', async () => {
  happened('1.0.0', 1000, 5, 5)
  happened('1.1.0', 100, 3, 1)
  const why = 'learn@1.1.0: faults 4.0 % (4 in 100 loads); 1.0.0 before: 1.0 % (10 in 1000 loads)'
  const changes = [{ part: 'learn', from: '1.1.0', to: '1.0.0' }]
  expect(await watch()).toMatchObject([{ kind: 'rollback', who: 'release watch', why, recalls: true, changes }])
  expect(await liveLearn()).toBe('1.0.0')
  expect((await store.pointer.read())?.recalled).toEqual(['learn@1.1.0'])
})

test('a version before with few loads excuses nothing: the margin is the limit then', async () => {
  happened('1.0.0', 2, 1)
  happened('1.1.0', 100, 4)
  const before = '1.0.0 before: 50 % (1 in 2 loads), too few loads to compare with: the limit is 2 %'
  const why = `learn@1.1.0: faults 4.0 % (4 in 100 loads); ${before}`
  expect(await watch()).toMatchObject([{ kind: 'rollback', why }])
})

test('within the margin, or with too few loads, nothing is undone', async () => {
  happened('1.0.0', 1000, 10)
  happened('1.1.0', 100, 3)
  expect(await watch()).toEqual([])
  counts = []
  happened('1.1.0', 49, 49)
  expect(await watch()).toEqual([])
  expect(await liveLearn()).toBe('1.1.0')
  expect(lines).toHaveLength(10)
})

test('faults in fewer than three networks undo nothing, and are a failure at the end: they may be made up', async () => {
  happened('1.1.0', 100, 50, 0, 2)
  await expect(watch()).rejects.toThrow(
    'learn@1.1.0 fails more often, but in fewer than 3 networks: look at it. With --networks 1 the watch undoes it.',
  )
  expect(await liveLearn()).toBe('1.1.0')
})

test('what happens while it watches is seen, and so is a promotion that comes meanwhile', async () => {
  let looks = 0
  const undone = await watch(async () => {
    looks++
    if (looks === 1) await promote(store, [learn('1.2.0')], reason)
    if (looks === 2) happened('1.2.0', 60, 60)
  })
  expect(undone).toMatchObject([{ changes: [{ from: '1.2.0', to: '1.1.0' }] }])
})

test('a version that somebody has replaced since it was judged is left alone', async () => {
  happened('1.1.0', 100, 100)
  let reads = 0
  const undone = await watch(undefined, async () => {
    reads++
    if (reads === 2) {
      await promote(store, [learn('1.2.0')], reason)
      happened('1.2.0', 100, 0)
    }
    return counts
  })
  expect(undone).toEqual([])
  expect(await liveLearn()).toBe('1.2.0')
})

test('what a rollback brought is not undone', async () => {
  await rollback(store, 'learn', reason)
  happened('1.0.0', 100, 100)
  expect(await watch()).toEqual([])
  expect(await liveLearn()).toBe('1.0.0')
})

test('a canary that fails more than what is live is ended', async () => {
  await moveCanary(store, learn('1.2.0'), 10, reason)
  happened('1.1.0', 1000, 0)
  happened('1.2.0', 50, 0, 5)
  expect(await watch()).toMatchObject([{ kind: 'canary', who: 'release watch' }])
  expect(await store.pointer.read()).toMatchObject({ canaries: [], recalled: [] })
  expect(await liveLearn()).toBe('1.1.0')
})

test('while the API does not answer nothing is undone; it is said, and asked again', async () => {
  let reads = 0
  happened('1.1.0', 100, 100)
  const undone = await watch(undefined, async () => {
    reads++
    if (reads === 1) throw new UserFacingError(['It does not answer.'])
    return counts
  })
  expect(lines[0]).toBe('It does not answer.')
  expect(undone).toHaveLength(1)
})

test('a version that comes back within the hour of its rollback is judged by what happens since', async () => {
  happened('1.1.0', 100, 100)
  expect(await watch()).toHaveLength(1)
  await promote(store, [learn('1.1.0')], reason)
  expect(await watch()).toEqual([])
  expect(await liveLearn()).toBe('1.1.0')

  let looks = 0
  const undone = await watch(async () => {
    looks++
    if (looks === 1) counts = [{ ...learn('1.1.0'), loads: 160, faults: 130, errors: 0, failing_networks: 3 }]
  })
  expect(undone).toMatchObject([{ why: expect.stringContaining('faults 50 % (30 in 60 loads)') }])
})

test('a watch that did not learn at its end what happened is a failure, and one with another secret ends at once', async () => {
  let reads = 0
  const failing = (error: Error) => async () => {
    reads++
    throw error
  }
  await expect(watch(undefined, failing(new UserFacingError(['It does not answer.'])))).rejects.toThrow('not answer')
  expect(reads).toBe(5)
  reads = 0
  await expect(watch(undefined, failing(new WrongSecretError(['Another secret.'])))).rejects.toThrow('Another secret.')
  expect(reads).toBe(1)
})
