import { setTimeout as pause } from 'node:timers/promises'
import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { freePort } from '@stepwise/cli/port'
import { lookCookie } from '@stepwise/shared/display/look-cookie'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { type BrowserContext, chromium } from 'playwright'
import { type Figure, figure } from '../figures.ts'
import { demoStudent } from '../sign-in.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** What has nothing to do with speed has no reason to be less than full. */
const others = ['accessibility', 'best-practices', 'seo']

/** A small laptop. What the network and the processor do is measured, not computed: preloads are what federation differs in. */
const laptop: Flags = {
  ...desktop.settings,
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  throttling: {
    ...desktop.settings?.throttling,
    requestLatencyMs: 40,
    downloadThroughputKbps: 10_000,
    uploadThroughputKbps: 10_000,
    cpuSlowdownMultiplier: 4,
  },
}

/** The dashboard of a signed-in person: the product against the plain bundle, in turns. */
export async function dashboardFigures(product: string, plain: string): Promise<Figure[]> {
  const own: Visits = { cold: [], again: [] }
  const other: Visits = { cold: [], again: [] }
  for (let round = 0; round < rounds; round++) {
    for (const [visits, address] of [
      [own, product],
      [other, plain],
    ] as const) {
      const { cold, again } = await twoVisits(address)
      visits.cold.push(cold)
      visits.again.push(again)
    }
  }
  const compare = (name: string, unit: string, of: (run: Result) => number, atMost: number, visit: Visit = 'cold') =>
    figure(`dashboard${visit === 'again' ? ', again' : ''}: ${name}`, of(computeMedianRun(own[visit])), unit, {
      against: of(computeMedianRun(other[visit])),
      atMost,
    })
  const median = computeMedianRun(own.cold)
  return [
    figure('dashboard: all without images and video', kilobytes(median), 'kB', { atMost: 205 }),
    compare('the same against the plain bundle', 'kB', kilobytes, 1.1),
    compare('first contentful paint', 'ms', readNumber('first-contentful-paint'), 1.1),
    compare('largest contentful paint', 'ms', readNumber('largest-contentful-paint'), 0.45),
    compare('largest contentful paint', 'ms', readNumber('largest-contentful-paint'), 0.6, 'again'),
    compare('time until a press works', 'ms', readNumber('interactive'), 1),
    compare('blocked by long tasks', 'ms', readNumber('total-blocking-time'), 1),
    figure('dashboard: Lighthouse performance', 100 * (median.categories.performance?.score ?? 0), '', { atLeast: 97 }),
    figure('dashboard: layout shift', readNumber('cumulative-layout-shift')(median), '', { atMost: 0 }),
    figure('dashboard, again: files over the network', Math.max(...own.again.map(filesOverTheNetwork)), '', {
      atMost: 0,
    }),
  ]
}

/** The worst of these public pages on a slow phone, as Lighthouse simulates it. */
export async function publicPageFigures(urls: string[]): Promise<Figure[]> {
  const pages: Result[] = []
  for (const url of urls) {
    const runs: Result[] = []
    for (let round = 0; round < rounds; round++)
      runs.push(
        await withBrowser((_, port) => runLighthouse(url, port, { onlyCategories: ['performance', ...others] })),
      )
    pages.push(computeMedianRun(runs))
  }
  const scores = (categories: string[]) =>
    pages.flatMap((page) => categories.map((category) => 100 * (page.categories[category]?.score ?? 0)))
  for (const page of pages) printMissing(page)
  return [
    figure('public pages: first view without images', Math.max(...pages.map(kilobytes)), 'kB', { atMost: 90 }),
    figure('public pages: Lighthouse performance', Math.min(...scores(['performance'])), '', { atLeast: 97 }),
    figure('public pages: accessibility, best practices, SEO', Math.min(...scores(others)), '', { atLeast: 100 }),
    figure('public pages: blocked by long tasks', Math.max(...pages.map(readNumber('total-blocking-time'))), 'ms', {
      atMost: 200,
    }),
  ]
}

type Visit = 'cold' | 'again'
type Visits = Record<Visit, Result[]>

/** Of someone who has used this browser before. The gateway has rendered a page before, too: a thread takes a second to start. */
function twoVisits(address: string) {
  return withBrowser(async (context, port) => {
    const headers = { origin: address }
    const response = await context.request.post(`${address}/api/auth/sign_in`, { data: { user: demoStudent }, headers })
    if (!response.ok()) throw new Error(`Signing in for the bench failed: ${response.status()}`)
    const page = await context.newPage()
    await page.goto(`${address}/robots.txt`)
    await page.evaluate(() => localStorage.setItem('stepwise.signed-in', '1'))
    const url = `${address}/dashboard/learn`
    await context.addCookies([{ name: lookCookie, value: 'light.wide.0.Europe/London', url: address }])
    for (let time = 0; time < 3; time++) {
      await context.request.get(url, { headers: { accept: 'text/html' } })
      await pause(1000)
    }
    return {
      cold: await runLighthouse(url, port, laptop),
      again: await runLighthouse(url, port, { ...laptop, disableStorageReset: true }),
    }
  })
}

/** A new browser that Lighthouse can join at `port`. */
async function withBrowser<Value>(act: (context: BrowserContext, port: number) => Promise<Value>) {
  const port = await freePort()
  const args = [...launchArguments, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext('', { executablePath: await browserPath(), args })
  try {
    return await act(context, port)
  } finally {
    await context.close()
  }
}

async function runLighthouse(url: string, port: number, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { ...flags, port, logLevel: 'silent', disableFullPageScreenshot: true })
  if (!result || result.lhr.runtimeError || result.lhr.finalDisplayedUrl !== url)
    throw new Error(
      `Lighthouse could not run at ${url}: ${result?.lhr.runtimeError?.message ?? result?.lhr.finalDisplayedUrl}`,
    )
  return result.lhr
}

const readNumber = (audit: string) => (run: Result) => run.audits[audit]?.numericValue ?? Number.NaN

interface Row {
  resourceType: string
  transferSize: number
  url: string
  cache: string
}

function readRows(run: Result, audit: string): Row[] {
  const details = run.audits[audit]?.details
  if (details?.type !== 'table') throw new Error(`Lighthouse says nothing of ${audit}.`)
  return details.items as unknown as Row[]
}

/** Over the wire, without images and video. */
function kilobytes(run: Result) {
  const size = (type: string) =>
    readRows(run, 'resource-summary').find(({ resourceType }) => resourceType === type)?.transferSize ?? 0
  return (size('total') - size('image') - size('media')) / 1000
}

/** How many files a visit loaded besides the page and its calls. */
function filesOverTheNetwork(run: Result) {
  return readRows(run, 'network-requests').filter(
    ({ url, resourceType, cache }) =>
      cache === 'none' && resourceType !== 'Document' && new URL(url).pathname.match(/^\/(?!api\/)/),
  ).length
}

/** What keeps a score from being full. */
function printMissing({ finalDisplayedUrl, categories, audits }: Result) {
  for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
    const audit = audits[id]
    if (weight > 0 && (audit?.score ?? 1) < 0.9)
      console.log(`  ${finalDisplayedUrl}: ${audit?.title} ${audit?.displayValue ?? ''}`)
  }
}
