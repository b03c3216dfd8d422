import { expect, type Page, type Request, type Route } from 'playwright/test'

/** Chunks that a step loads ahead once it has settled: docs/product/steps-and-player.md#load-ahead */
const loadedAheadOfUse = ['slot-panel-notes', 'slot-panel-display', 'steps-drawer']

export interface Network {
  /** Waits until every request has its answer and nothing more follows from the answers. A video may still be loading. */
  idle: () => Promise<void>
  /** Waits until a step has loaded all that it needs and all that may be opened over it. Then it works without a network. */
  stepLoaded: () => Promise<void>
}

/** Watches what the page requests. Begin before the page is opened. */
export function watchNetwork(page: Page): Network {
  const underWay = new Set<Request>()
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') return
    requested.push(request.url())
    underWay.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void underWay.delete(request))
  }
  // A fetch whose body the page never reads does not finish: the boot script's call for a visitor, answered with 401.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') underWay.delete(response.request())
  })
  const openRequests = async () => {
    const before = requested.length
    if (underWay.size === 0) await afterNextFrame(page)
    return [...underWay].map((request) => request.url()).concat(requested.slice(before))
  }
  const idle = () => expect.poll(openRequests, { message: 'requests without an answer' }).toEqual([])
  const missing = () => loadedAheadOfUse.filter((chunk) => !requested.some((url) => url.includes(`/${chunk}.`)))
  return {
    idle,
    stepLoaded: async () => {
      await expect.poll(missing, { message: 'chunks not loaded ahead' }).toEqual([])
      await idle()
    },
  }
}

/** Resolves once the page has shown what its last events led to. */
export async function afterNextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

export interface HeldRequests {
  /** The first of them has been made. */
  requested: Promise<Request>
  /** Lets them, and all later ones, have their answers; resolves once those that were held have them. */
  release: () => Promise<void>
}

interface HoldOptions {
  /** What the server is said to answer; by default what it does answer. */
  answer?: (route: Route) => Promise<void>
  /** How many requests are held; by default all until the release. */
  times?: number
}

/** Holds back requests of the page, so that a test decides what comes before their answers. */
export async function holdRequests(page: Page, pattern: string, options: HoldOptions = {}): Promise<HeldRequests> {
  const { answer = (route) => route.continue(), ...limit } = options
  const requested = Promise.withResolvers<Request>()
  const released = Promise.withResolvers<void>()
  const answers: Promise<unknown>[] = []
  const answerOnceReleased = async (route: Route) => {
    await released.promise
    // The page may have cancelled it.
    await answer(route).catch(() => undefined)
  }
  await page.route(
    pattern,
    (route) => {
      const answered = answerOnceReleased(route)
      answers.push(answered)
      requested.resolve(route.request())
      return answered
    },
    limit,
  )
  return {
    requested: requested.promise,
    release: async () => {
      released.resolve()
      await Promise.all(answers)
    },
  }
}
