import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { collectGarbage, directoryStore, filesBelow, type Promotion, type Store } from '@stepwise/deploy'
import { gateway, registryIn } from '@stepwise/deploy/gateway'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { Ledger, problemsOfHistory } from './ledger.ts'
import { seededRandom } from './random.ts'
import { origin, people, type ReleaseCounts, releaseSecret, yearOfReleases } from './releases.ts'
import { type Browser, simulatedTab, type TabCounts } from './tab.ts'

const dayMs = 24 * 60 * 60_000
const firstDay = Date.UTC(2026, 0, 1)
/** Ten releases a day, as in a year of 3,650; a shorter drill has fewer each day, so that it has months too. */
const fewestDays = 70
/** The stated sizes. Versions: ten of each of eight parts, and those of about ten days. History: bytes for each entry. */
export const limits = { versions: 250, historyBytesEach: 1000 }

export interface YearOptions {
  promotions: number
  seed: number
  tabs: number
  /** Where the store is; a folder in the temporary one, which is removed, without it. */
  folder?: string | undefined
}

export interface YearResult {
  options: YearOptions
  days: number
  releases: ReleaseCounts
  entries: number
  tabs: TabCounts
  violations: string[]
  /** The pointer's own part of each move, without the gate's, in ms; and the move as a whole. */
  moves: { own: number[]; whole: number[] }
  most: { versions: number; bytes: number }
  historyBytes: number
  collected: number
  /** What the releases did, as text: the same for the same seed. */
  digest: string
}

/** Simulates the year. `onProgress` gets a line now and then. */
export async function runYear(options: YearOptions, onProgress: (line: string) => void): Promise<YearResult> {
  const root = options.folder ?? (await mkdtemp(join(tmpdir(), 'stepwise-year-')))
  const days = Math.max(fewestDays, (365 * options.promotions) / 3650)
  const clock = simulatedClock(firstDay)
  const violations: string[] = []
  const violated = (sentence: string) => {
    violations.push(`Day ${Math.floor((Date.now() - firstDay) / dayMs)}: ${sentence}`)
  }
  const moves: YearResult['moves'] = { own: [], whole: [] }
  const files = directoryStore(root)
  const store: Store = { ...files, pointer: timedPointer(files.pointer, moves) }
  const contentDir = join(root, 'content')
  await mkdir(join(contentDir, 'media'), { recursive: true })
  const app = await gateway({
    store,
    contentDir,
    apiUrl: 'http://127.0.0.1:9',
    isProduction: false,
    trustProxy: false,
    publicOrigin: origin,
    releaseSecret,
  })
  const random = seededRandom(options.seed)
  const links: string[] = []
  const releases = yearOfReleases({
    store,
    root,
    seed: options.seed,
    random: random.fork(),
    onLink: (token) => links.push(token),
    violated,
  })
  const ledger = new Ledger()
  const seen: { registry: Registry; bucket: number }[] = []
  const counts: TabCounts = {
    visits: 0,
    files: 0,
    polls: 0,
    reloads: 0,
    recalls: 0,
    rescued: 0,
    oldestDays: 0,
    drafts: 0,
  }
  const around = {
    counts,
    violated,
    registryIn,
    isPromised: (part: string, version: string) => ledger.isPromised(part, version, Date.now()),
    seen: (registry: Registry, bucket: number) => void seen.push({ registry, bucket }),
    async get(url: string, headers: Record<string, string>) {
      const response = await app.inject({ url, headers: { host: 'stepwise.test', ...headers } })
      const { etag } = response.headers
      return { status: response.statusCode, body: response.body, etag: etag === undefined ? undefined : String(etag) }
    },
  }
  const browsers = Array.from({ length: options.tabs }, (_, index) => browserAt(index, random.int(0, 99)))
  const tabs = browsers.map((browser) => simulatedTab(browser, around, random.fork()))
  const when = random.fork()
  const editor = simulatedEditor(contentDir, around, violated)

  const result: YearResult = {
    options,
    days,
    releases: releases.counts,
    entries: 0,
    tabs: counts,
    violations,
    moves,
    most: { versions: 0, bytes: 0 },
    historyBytes: 0,
    collected: 0,
    digest: '',
  }

  async function record(registry: Registry | undefined) {
    const history = await store.pointer.history()
    for (const entry of history.slice(ledger.last))
      if (registry) for (const problem of ledger.record(entry, registry, people)) violated(problem)
    for (const problem of await releases.settle()) violated(problem)
    for (const { registry: got, bucket } of seen.splice(0))
      for (const problem of ledger.problemsOf(got, bucket, Date.now())) violated(problem)
  }

  /** What the running product does each day. Once a week it is measured what there was before. */
  async function clean(today: number) {
    if (today % 7 === 0) {
      const published = await store.files.published()
      const bytes = published.reduce((sum, one) => sum + one.bytes, 0)
      result.most.versions = Math.max(result.most.versions, published.length)
      result.most.bytes = Math.max(result.most.bytes, bytes)
    }
    const { removed } = await collectGarbage(store.files, [store.pointer], { now: new Date() })
    result.collected += removed.length
  }

  try {
    await releases.start()
    await record(await store.pointer.read())
    let cleanedOn = 0
    for (let step = 1; step <= options.promotions; step += 1) {
      clock.set(firstDay + Math.round((step / options.promotions) * days * dayMs))
      const acting = tabs.filter(() => when.chance(0.15))
      const isEditing = when.chance(0.1)
      const linked = browsers[options.tabs - 1 - (step % linkedTabs)]
      const today = Math.floor((Date.now() - firstDay) / dayMs)
      const isCleaning = today > cleanedOn
      cleanedOn = today
      // All at once: a tab may ask in the middle of a move, or while files are removed.
      await Promise.all([
        releases.next(step / options.promotions),
        ...acting.map((tab) => tab.act()),
        isEditing ? editor.publish() : editor.read(),
        isCleaning ? clean(today) : undefined,
      ])
      await record(await store.pointer.read())
      const token = links.pop()
      if (token && linked) linked.cookie = `stepwise_override_study=${token}`
      if (step % Math.ceil(options.promotions / 100) === 0)
        onProgress(
          `day ${today} of ${Math.round(days)}, release ${step} of ${options.promotions}, ${counts.visits + counts.reloads} pages, ${violations.length} violations`,
        )
    }
    // A program that knows nothing of what was done.
    const fresh = directoryStore(root)
    violations.push(...(await problemsOfHistory(fresh, ledger.last)))
    result.entries = ledger.last
    result.digest = (await fresh.pointer.history()).map(spellEntry).join('\n')
    result.historyBytes = await bytesIn(join(root, 'study/history'))
    return result
  } finally {
    await app.close()
    clock.end()
    if (!options.folder) await rm(root, { recursive: true, force: true })
  }
}

const linkedTabs = 5
const stayingTabs = 10

/** Ten never come to a quiet moment for a month, and the last five open QA's links. */
const browserAt = (index: number, bucket: number): Browser => ({
  name: `browser ${index}`,
  bucket,
  cookie: `stepwise_bucket_study=${bucket}`,
  staysDays: index < stayingTabs ? 30 : 0,
})

const spellEntry = ({ at, kind, who, why, changes, versions = [] }: Promotion) =>
  [at, kind, who, why, ...changes.map(({ part, from, to }) => `${part} ${from} ${to}`), ...versions].join(' ')

/** The clock that all code of this process reads; timers go on as ever. */
function simulatedClock(now: number) {
  mock.timers.enable({ apis: ['Date'], now })
  return { set: (to: number) => mock.timers.setTime(to), end: () => mock.timers.reset() }
}

/** Measures how long a move takes without what decides it: the gate reads every file of a version. */
function timedPointer(pointer: Store['pointer'], moves: YearResult['moves']): Store['pointer'] {
  return {
    ...pointer,
    async move(decide) {
      const begun = performance.now()
      let decidedMs = 0
      const record = await pointer.move(async (...given) => {
        const asked = performance.now()
        try {
          return await decide(...given)
        } finally {
          decidedMs += performance.now() - asked
        }
      })
      const wholeMs = performance.now() - begun
      if (record) {
        moves.whole.push(wholeMs)
        moves.own.push(wholeMs - decidedMs)
      }
      return record
    },
  }
}

/** Replaces a file of the content, as a publication does; a reader gets one publication, never an older one than before. */
function simulatedEditor(
  contentDir: string,
  { get }: { get: (url: string, headers: object & Record<string, string>) => Promise<{ body: string }> },
  violated: (sentence: string) => void,
) {
  const path = join(contentDir, 'media/lesson.txt')
  let published = 0
  let read = 0
  return {
    async publish() {
      await writeFile(`${path}.new`, `${published + 1} `.repeat(500))
      await rename(`${path}.new`, path)
      published += 1
    },
    async read() {
      if (published === 0) return
      const { body } = await get('/media/lesson.txt', {})
      const numbers = new Set(body.trim().split(' ').map(Number))
      const [number = 0] = numbers
      if (numbers.size !== 1 || number < read)
        violated(`A lesson of publication ${[...numbers].join(' and ')} was read.`)
      read = number
    },
  }
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await filesBelow(folder)).map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
