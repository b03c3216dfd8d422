import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { browserPath, launchArguments } from '../browser/browser.ts'

export interface PageFigures {
  /** Bytes over the wire, without images and video. */
  bytes: number
  byType: Record<string, number>
  requests: number
  /** Largest contentful paint, in ms since navigation. */
  lcp: number
  waterfall: RequestTiming[]
}

export interface RequestTiming {
  url: string
  type: string
  /** In ms since the document was requested. */
  start: number
  end: number
  bytes: number
}

const network = { offline: false, latency: 40, downloadThroughput: (10e6 / 8) | 0, uploadThroughput: (10e6 / 8) | 0 }

/** Measures one cold visit of a page by a signed-in person (docs/product/limits-and-constants.md#bench). */
export async function coldVisit(
  address: string,
  path: string,
  account: { email: string; password: string },
): Promise<PageFigures> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: launchArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await signIn(context, address, account)
    return await visit(context, `${address}${path}`)
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

async function signIn(context: BrowserContext, address: string, user: { email: string; password: string }) {
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
  const lcp = await largestContentfulPaint(page)
  const waterfall = requests()
  const counted = waterfall.filter(({ type }) => type !== 'Image' && type !== 'Media')
  const byType: Record<string, number> = {}
  for (const { type, bytes } of counted) byType[type] = (byType[type] ?? 0) + bytes
  return { bytes: sum(counted), byType, requests: counted.length, lcp, waterfall }
}

const sum = (timings: RequestTiming[]) => timings.reduce((total, { bytes }) => total + bytes, 0)

function recordRequests(session: CDPSession): () => RequestTiming[] {
  const open = new Map<string, RequestTiming>()
  let origin = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    origin ||= timestamp
    const start = Math.round((timestamp - origin) * 1000)
    open.set(requestId, { url: new URL(request.url).pathname, type: type ?? '', start, end: start, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const timing = open.get(requestId)
    if (timing) Object.assign(timing, { end: Math.round((timestamp - origin) * 1000), bytes: encodedDataLength })
  })
  return () => [...open.values()].filter(({ url }) => !url.startsWith('data:'))
}

function largestContentfulPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(Math.round(list.getEntries().at(-1)?.startTime ?? 0))).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}
