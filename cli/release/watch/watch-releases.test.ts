import type { Store } from '@stepwise/deploy'
import { moveCanary, promote, rollback } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findCounts } from './fault-rate.ts'
import { type ReadCounts, WrongSecretError } from './read-counts.ts'
import { watchReleases } from './watch-releases.ts'

// docs/product/errors.md#watch

const options = { margin: 2, least: 50, people: 3, networks: 3, minutes: 1, every: 15 }
const reason = { who: 'ada', why: 'a test' }
const learn = (version: string) => ({ part: 'learn', version })
let store: Store
let counts: VersionCounts[]
let lines: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:20:00Z') })
  const published = 'host@1.0.0 learn@1.0.0 learn@1.1.0 learn@1.2.0'
  ;({ store } = await fakeStore(published, 'host@1.0.0 learn@1.0.0'))
  await promote(store, [learn('1.1.0')], reason)
  counts = []
  lines = []
})

afterEach(() => void vi.useRealTimers())

/** That people saw a version, each ten times; each failing view was another person's in another network. */
function happened(version: string, views: number, failing: number, seen: Partial<VersionCounts['people']> = {}) {
  const without = { views, failing: Math.max(0, failing - 2) }
  const people = {
    ...{ views, failing, networks: Math.ceil(views / 10), failing_networks: failing },
    ...{ people: Math.ceil(views / 10), failing_people: failing },
    ...{ without_people: without, without_networks: without, ...seen },
  }
  counts.push({ ...findCounts([], learn(version)), loads: views, faults: failing, people })
}
const liveLearn = async () => (await store.pointer.read())?.remotes[0]?.version

/** Watches for a minute of the test's own clock; `pause` is what happens between two looks. */
async function watch(pause = async () => {}, readCounts: ReadCounts = async () => counts, more = {}) {
  let time = Date.now()
  const passTime = async (ms: number) => {
    time += ms
    await pause()
  }
  const log = (line: string) => lines.push(line)
  return watchReleases({ store, readCounts, log, now: () => new Date(time), pause: passTime }, { ...options, ...more })
}

test('a promotion whose fault rate rises above the margin is undone and recalled, and the history says why', async () => {
  happened('1.0.0', 1000, 10)
  happened('1.1.0', 100, 10)
  const why =
    'learn@1.1.0: faults 10 % (10 of 100 views, by 10 people); 1.0.0 before: 1.0 % (10 of 1000 views, by 100 people)'
  const changes = [{ part: 'learn', from: '1.1.0', to: '1.0.0' }]
  expect(await watch()).toMatchObject([{ kind: 'rollback', who: 'release watch', why, recalls: true, changes }])
  expect(await liveLearn()).toBe('1.0.0')
  expect((await store.pointer.read())?.recalled).toEqual(['learn@1.1.0'])
})

test('a version before with few views excuses nothing: the margin is the limit then', async () => {
  happened('1.0.0', 20, 10)
  happened('1.1.0', 100, 6)
  const before = '1.0.0 before: 50 % (10 of 20 views, by 2 people), too few views to compare with: the limit is 2 %'
  const why = `learn@1.1.0: faults 6.0 % (6 of 100 views, by 10 people); ${before}`
  expect(await watch()).toMatchObject([{ kind: 'rollback', why }])
})

test('within the margin nothing is undone', async () => {
  happened('1.0.0', 1000, 12)
  happened('1.1.0', 100, 3)
  expect(await watch()).toEqual([])
  expect(await liveLearn()).toBe('1.1.0')
})

test.each([
  ['in fewer than 50 views', [40, 10, {}]],
  ['for fewer than 3 people', [100, 20, { failing_people: 2, without_people: { views: 80, failing: 0 } }]],
  ['in fewer than 3 networks', [100, 10, { failing_networks: 2 }]],
  ['in fewer than 50 views and for fewer than 3 people', [2, 2, { failing_people: 1, failing_networks: 3 }]],
  ['only because of the 2 people for whom it failed most', [100, 21, { without_people: { views: 80, failing: 1 } }]],
  [
    'only because of the 2 networks in which it failed most',
    [100, 60, { without_networks: { views: 40, failing: 0 } }],
  ],
] as const)(
  'faults %s undo nothing, and are a failure at the end: look at them',
  async (doubt, [views, failing, seen]) => {
    happened('1.1.0', views, failing, seen)
    await expect(watch()).rejects.toThrow(
      `learn@1.1.0 fails more often, but ${doubt}: look at it, and undo it with "npm run release -- rollback learn".`,
    )
    expect(await liveLearn()).toBe('1.1.0')
  },
)

test('faults of visitors undo nothing, however many they are, and are a failure at the end', async () => {
  happened('1.1.0', 100, 0)
  const visitors = { views: 500, failing: 250, networks: 50, failing_networks: 50 }
  counts = counts.map((one) => ({ ...one, visitors }))
  await expect(watch()).rejects.toThrow('but only for visitors, and anyone can pose as many of those')
  expect(await liveLearn()).toBe('1.1.0')
})

test('a few visitors are asked about only while there are too few people', async () => {
  const visitors = { views: 40, failing: 20, networks: 4, failing_networks: 4 }
  happened('1.1.0', 100, 0)
  counts = counts.map((one) => ({ ...one, visitors }))
  expect(await watch()).toEqual([])
  counts = counts.map((one) => ({ ...one, people: { ...one.people, views: 49 } }))
  await expect(watch()).rejects.toThrow('only for visitors')
})

test('with --people 1 and --networks 1 a single person is enough', async () => {
  const asked: unknown[] = []
  happened('1.1.0', 50, 10, { failing_people: 1, failing_networks: 1 })
  const readCounts: ReadCounts = async (_, without) => {
    asked.push(without)
    return counts
  }
  expect(await watch(undefined, readCounts, { people: 1, networks: 1 })).toHaveLength(1)
  expect(asked).toEqual(Array(2).fill({ people: 0, networks: 0 }))
})

test('at its end it says what it saw of each version, whatever the end is', async () => {
  happened('1.0.0', 1000, 10)
  happened('1.1.0', 100, 0)
  const seen = [
    'Seen of learn@1.1.0: 100 loads, 0 faults, 0 errors; people: 0 of 100 views failed, for 0 of 10 people in 0 of 10 networks; visitors: 0 of 0 views failed, in 0 of 0 networks',
    'Seen of learn@1.0.0: 1000 loads, 10 faults, 0 errors; people: 10 of 1000 views failed, for 10 of 100 people in 10 of 100 networks; visitors: 0 of 0 views failed, in 0 of 0 networks',
  ]
  await watch()
  expect(lines.slice(-2)).toEqual(seen)
  expect(lines.filter((line) => line.startsWith('Seen'))).toHaveLength(2)
  counts = []
  happened('1.1.0', 100, 10)
  await watch()
  expect(lines.at(-2)).toContain('Seen of learn@1.1.0: 100 loads, 10 faults')
})

test('a promotion that is older than a day is not watched: no one knows what was before', async () => {
  happened('1.1.0', 100, 100)
  vi.setSystemTime(new Date('2026-03-11T12:20:00Z'))
  expect(await watch()).toEqual([])
  expect(await liveLearn()).toBe('1.1.0')
})

test('the watch sees what happens while it watches, and a promotion that comes meanwhile', async () => {
  let looks = 0
  const undone = await watch(async () => {
    looks++
    if (looks === 1) await promote(store, [learn('1.2.0')], reason)
    if (looks === 2) happened('1.2.0', 60, 60)
  })
  expect(undone).toMatchObject([{ changes: [{ from: '1.2.0', to: '1.1.0' }] }])
})

test('a version that someone has replaced since it was judged is left alone', async () => {
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

test('a set that a rollback brought is not undone', async () => {
  await rollback(store, 'learn', reason)
  happened('1.0.0', 100, 100)
  expect(await watch()).toEqual([])
  expect(await liveLearn()).toBe('1.0.0')
})

test('a canary that fails more than what is live is ended', async () => {
  await moveCanary(store, learn('1.2.0'), 10, reason)
  happened('1.1.0', 1000, 0)
  happened('1.2.0', 50, 5)
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
