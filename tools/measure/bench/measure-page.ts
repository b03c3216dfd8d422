import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'

export interface PageFigures {
  /** Bytes over the wire, without images and video. */
  bytes: number
  byType: Record<string, number>
  requests: number
  /** First and largest contentful paint, in ms since navigation. */
  fcp: number
  lcp: number
  /** How far things moved while the page appeared; 0 when nothing did. */
  cls: number
  /** How long the processor was too busy to answer a key, in ms: what each long task took beyond 50. */
  blocked: number
  waterfall: RequestTiming[]
}

export interface RequestTiming {
  url: string
  type: string
  /** In ms since the document was requested. */
  start: number
  end: number
  bytes: number
  isFromCache: boolean
}

const network = { offline: false, latency: 40, downloadThroughput: (10e6 / 8) | 0, uploadThroughput: (10e6 / 8) | 0 }

/** Measures one cold visit of a page by a signed-in person, and a second one. */
export async function twoVisits(
  address: string,
  path: string,
  account: { email: string; password: string },
): Promise<{ cold: PageFigures; again: PageFigures }> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: launchArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await signIn(context, address, account)
    return { cold: await visit(context, `${address}${path}`), again: await visit(context, `${address}${path}`) }
  } finally {
    await browser.close()
  }
}

/** Measures one cold visit of a public page by somebody who is not signed in. */
export async function firstView(url: string): Promise<PageFigures> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: launchArguments })
  try {
    return await visit(await browser.newContext({ viewport: { width: 412, height: 823 } }), url)
  } finally {
    await browser.close()
  }
}

/** A script as it is sent, and for each of its characters whether it has run. */
export interface ScriptUse {
  source: string
  hasRun: boolean[]
}

/** What a first view of a signed-in person runs of the script whose address ends with `name`. */
export async function usedScript(
  url: string,
  account: { email: string; password: string },
  name: string,
): Promise<ScriptUse> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: launchArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await signIn(context, new URL(url).origin, account)
    const page = await context.newPage()
    await page.coverage.startJSCoverage()
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const script = (await page.coverage.stopJSCoverage()).find((one) => one.url.endsWith(name))
    if (!script?.source) throw new Error(`The page did not run ${name}.`)
    const hasRun = new Array<boolean>(script.source.length).fill(false)
    // The ranges of a function follow those around them, and say what differs.
    for (const { ranges } of script.functions)
      for (const { startOffset, endOffset, count } of ranges) hasRun.fill(count > 0, startOffset, endOffset)
    return { source: script.source, hasRun }
  } finally {
    await browser.close()
  }
}

export async function signIn(context: BrowserContext, address: string, user: { email: string; password: string }) {
  const response = await context.request.post(`${address}/api/auth/sign_in`, {
    data: { user },
    headers: { origin: address },
  })
  if (!response.ok()) throw new Error(`Signing in for the bench failed: ${response.status()}`)
  await context.addInitScript(() => localStorage.setItem('stepwise.signed-in', '1'))
}

async function visit(context: BrowserContext, url: string): Promise<PageFigures> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const requests = recordRequests(session)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const lcp = Math.round((await entries(page, 'largest-contentful-paint')).at(-1)?.startTime ?? 0)
  const fcp = Math.round(
    (await entries(page, 'paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
  )
  const shifts = (await entries(page, 'layout-shift')).filter(({ hadRecentInput }) => !hadRecentInput)
  const longTasks = await entries(page, 'longtask')
  const waterfall = requests()
  const counted = waterfall.filter(({ type }) => type !== 'Image' && type !== 'Media')
  const byType: Record<string, number> = {}
  for (const { type, bytes } of counted) byType[type] = (byType[type] ?? 0) + bytes
  return {
    bytes: sum(counted),
    byType,
    requests: counted.length,
    fcp,
    lcp,
    cls: shifts.reduce((total, { value = 0 }) => total + value, 0),
    blocked: Math.round(longTasks.reduce((total, { duration }) => total + duration - 50, 0)),
    waterfall,
  }
}

const sum = (timings: RequestTiming[]) => timings.reduce((total, { bytes }) => total + bytes, 0)

function recordRequests(session: CDPSession): () => RequestTiming[] {
  const open = new Map<string, RequestTiming>()
  let origin = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    origin ||= timestamp
    const start = Math.round((timestamp - origin) * 1000)
    open.set(requestId, {
      url: new URL(request.url).pathname,
      type: type ?? '',
      start,
      end: start,
      bytes: 0,
      isFromCache: false,
    })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const timing = open.get(requestId)
    if (timing) timing.isFromCache = true
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const timing = open.get(requestId)
    if (timing && response.fromDiskCache) timing.isFromCache = true
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const timing = open.get(requestId)
    if (timing) Object.assign(timing, { end: Math.round((timestamp - origin) * 1000), bytes: encodedDataLength })
  })
  return () => [...open.values()].filter(({ url }) => !url.startsWith('data:'))
}

interface Entry {
  name: string
  startTime: number
  duration: number
  /** Of a layout shift. */
  value?: number
  hadRecentInput?: boolean
}

/** What the browser has recorded of a kind since the page was asked for. */
function entries(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate(
    (kind) =>
      new Promise<Entry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.toJSON())))
        observer.observe({ type: kind, buffered: true })
        // Of a kind that has not happened nothing is told.
        setTimeout(() => resolve([]), 200)
      }),
    type,
  )
}
