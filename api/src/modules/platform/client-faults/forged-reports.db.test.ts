import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { judgeVersion, leftOut, pageMark, readPageMark, type SentPage, versionTags } from '@stepwise/shared/server'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'
import { computeRolloutBucket } from '../../../http/rollout-bucket.ts'
import { countReports } from './version-counts.repository.ts'
import { weighViews } from './weigh-views.ts'

// docs/product/errors.md#watch: whoever forges can load pages without end, so has real marks of them.

const secret = 'a release secret of a test, 32 characters'
const api = useTestApi({ releaseSecret: secret })
/** As `npm run release -- watch` has them (cli/release/verbs/watch.ts). */
const options = { margin: 2, least: 50, people: 3, networks: 3 }
const [before, next] = [
  { part: 'learn', version: '1.0.0' },
  { part: 'learn', version: '1.1.0' },
]
type Version = typeof next

const promotedAt = new Date('2026-03-10T12:20:00Z')
const anHourAgo = new Date('2026-03-10T11:20:00Z')
const dayMs = 24 * 60 * 60_000

/** Accounts of someone who forges: more than they could be expected to have. */
const accounts: SignedIn[] = []
beforeAll(async () => {
  for (let account = 0; account < 12; account++) accounts.push(await api.newPerson())
})
beforeEach(async () => {
  for (const table of ['version_counts', 'page_reports', 'request_limits'] as const)
    await api.context.db.deleteFrom(table).execute()
  await visits(before, anHourAgo, 0.01)
  api.clock.now = new Date(promotedAt)
})

const markOf = (address: string, version: Version, bucket?: SentPage['bucket']) =>
  pageMark(secret, { address, tags: versionTags(secret, [version]), bucket }, api.clock.now)

/** Honest people: each in a network of their own, with five pages of a version. */
async function visits(version: Version, at: Date, failingShare: number, people = 20) {
  api.clock.now = at
  const failing = Math.round(failingShare * people * 5)
  for (let view = 0; view < people * 5; view++) {
    const person = view % people
    const mark = readPageMark(secret, markOf(`192.0.${person}.1`, version), at)
    const page = { id: mark?.id ?? '', network: mark?.network ?? '', person: `honest ${person}` }
    const kinds = view < failing ? (['load', 'fault'] as const) : (['load'] as const)
    await countReports(
      api.context.db,
      page,
      kinds.map((kind) => ({ ...version, kind })),
      at,
    )
  }
}

interface Forged {
  call?: Caller
  address?: (page: number) => string
  version?: Version
  /** What the page has, where it is not the version that is reported. */
  has?: Version
  bucket?: SentPage['bucket']
  mark?: string
}

const household = (page: number) => `2001:db8:1:2${(page % 3).toString(16).padStart(2, '0')}::1`
const everywhere = (page: number) => `10.${page % 100}.7.1`

const load = ({ call = api.visitor, version = next }: Forged, page_mark: string) =>
  call('POST', '/client_loads', { loads: [version], page_mark })
const fault = ({ call = api.visitor, version = next }: Forged, page_mark: string) =>
  call('POST', '/client_faults', { fault: { ...version, message: 'made up' }, page_mark })
const marksFor = (count: number, { address = household, version = next, has = version, bucket, mark }: Forged) =>
  Array.from({ length: count }, (_, page) => mark ?? markOf(address(page), has, bucket))

async function loads(count: number, forged: Forged = {}) {
  await Promise.all(marksFor(count, forged).map((mark) => load(forged, mark)))
}

async function faults(count: number, forged: Forged = {}) {
  await Promise.all(
    marksFor(count, forged).map(async (mark) => {
      await load(forged, mark)
      await fault(forged, mark)
    }),
  )
}

const as = (account: number) => accounts[account]?.call ?? api.visitor

/** What `watch` makes of it: nothing, a failure at its end, or a rollback. */
async function verdict(): Promise<'does well' | 'look at it' | 'undone'> {
  const tool = callerOf(api.app, { authorization: `Bearer ${secret}` })
  const read = async (since: Date, { part, version }: Version): Promise<Pick<VersionCounts, 'people' | 'visitors'>> => {
    const without = leftOut(options)
    const left = `without_people=${without.people}&without_networks=${without.networks}`
    const query = `since=${since.toISOString()}&${left}`
    const { body } = await tool('GET', `/release_counts?${query}`)
    const isAsked = (one: VersionCounts) => one.part === part && one.version === version
    return body.counts.find(isAsked) ?? weighViews([], without)
  }
  const counts = await read(promotedAt, next)
  const { isWorse, doubts } = judgeVersion(counts, await read(new Date(promotedAt.getTime() - dayMs), before), options)
  if (!isWorse) return 'does well'
  return doubts.length > 0 ? 'look at it' : 'undone'
}

test('without a forgery a healthy version does well, and a faulty one is undone', async () => {
  await visits(next, promotedAt, 0.01)
  expect(await verdict()).toBe('does well')
  await visits(next, promotedAt, 0.5)
  expect(await verdict()).toBe('undone')
})

const faultsForHealthy: Record<string, () => Promise<unknown>> = {
  'three networks /64 of a household': async () => {
    await loads(50)
    await faults(3)
  },
  'the 256 addresses of a /24': () => faults(100, { address: (page) => `198.51.100.${page}` }),
  'a hundred networks, not signed in': () => faults(200, { address: everywhere }),
  'one account in a hundred networks': () => faults(100, { call: as(0), address: everywhere }),
  'two accounts in a hundred networks, while someone else meets a real fault': async () => {
    await faults(60, { call: as(0), address: everywhere })
    await faults(60, { call: as(1), address: everywhere })
  },
  'twelve accounts of one household, while others meet real faults': async () => {
    await visits(next, promotedAt, 0.02)
    for (const [account] of accounts.entries()) await faults(10, { call: as(account) })
  },
  'two accounts, and faults of pages that were never opened': async () => {
    const pages = marksFor(100, { address: everywhere })
    await Promise.all(pages.map((mark, page) => fault({ call: as(page % 12) }, mark)))
    await faults(20, { call: as(0), address: everywhere })
  },
  'one page, reported by twelve accounts': async () => {
    const mark = markOf('10.1.7.1', next)
    for (const [account] of accounts.entries()) await faults(1, { call: as(account), mark })
  },
  'twelve accounts in tabs that have the version before': async () => {
    for (const [account] of accounts.entries())
      await faults(5, { call: as(account), address: () => everywhere(account), has: before })
  },
  'twelve accounts that took a version first which was given to others': async () => {
    for (const [account, { id }] of accounts.entries()) {
      const bucket = (computeRolloutBucket(id) + 1) % 100
      await faults(5, { call: as(account), address: () => everywhere(account), bucket })
    }
  },
  'twelve accounts in pages whose versions were chosen, which have no mark': async () => {
    for (const [account] of accounts.entries())
      await faults(5, { call: as(account), address: () => everywhere(account), mark: '' })
  },
}

test.each(Object.entries(faultsForHealthy))(
  'a healthy version is not undone by invented faults: %s',
  async (_, forge) => {
    await visits(next, promotedAt, 0.01)
    await forge()
    expect(await verdict()).not.toBe('undone')
  },
)

const loadsForFaulty: Record<string, () => Promise<unknown>> = {
  'one address': () => loads(400, { address: () => '10.9.9.9' }),
  'a hundred networks, not signed in': () => loads(400, { address: everywhere }),
  'one account': () => loads(300, { call: as(0) }),
  'two accounts in a hundred networks': async () => {
    await loads(200, { call: as(0), address: everywhere })
    await loads(200, { call: as(1), address: everywhere })
  },
  'twelve accounts of one household': async () => {
    for (const [account] of accounts.entries()) await loads(30, { call: as(account) })
  },
  'one page, reported by twelve accounts again and again': async () => {
    const mark = markOf('10.1.7.1', next)
    for (const [account] of accounts.entries()) await loads(20, { call: as(account), mark })
  },
  'twelve accounts in tabs that have the version before': async () => {
    for (const [account] of accounts.entries())
      await loads(20, { call: as(account), address: () => everywhere(account), has: before })
  },
  'visitors for whom the version before fails': async () => {
    api.clock.now = new Date(anHourAgo)
    await faults(200, { address: everywhere, version: before })
  },
  'two accounts for which the version before fails': async () => {
    api.clock.now = new Date(anHourAgo)
    await faults(60, { call: as(0), address: everywhere, version: before })
    await faults(60, { call: as(1), address: everywhere, version: before })
  },
  'pages without a mark': () => loads(300, { call: as(0), mark: '' }),
}

test.each(Object.entries(loadsForFaulty))('a faulty version is not hidden by invented loads: %s', async (_, forge) => {
  await forge()
  await visits(next, promotedAt, 0.5)
  expect(await verdict()).toBe('undone')
})

test('a flood from the address of a campus keeps no one from reporting who is signed in there', async () => {
  const flood = api.from('10.9.9.9')
  await faults(1, { call: flood })
  await sql`update request_limits set requests = 100000`.execute(api.context.db)
  expect((await load({ call: flood }, markOf('10.9.9.9', next))).status).toBe(429)
  for (const [account, { cookie }] of accounts.entries())
    await faults(5, { call: api.from('10.9.9.9', { cookie }), address: () => everywhere(account) })
  expect(await verdict()).toBe('undone')
})

test('a small fault that two accounts could hide from a rollback is a failure at the end', async () => {
  await visits(next, promotedAt, 0.04)
  expect(await verdict()).toBe('undone')
  for (const account of [0, 1]) await loads(100, { call: as(account), address: everywhere })
  expect(await verdict()).toBe('look at it')
})

test('a product with few people is protected by a failure at the end', async () => {
  await visits(next, promotedAt, 1, 2)
  expect(await verdict()).toBe('look at it')
})
