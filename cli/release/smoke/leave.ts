import type { Page } from 'playwright'
import { endTimers, findHarm, type Usual } from './harm.ts'
import type { RecordedWindow } from './page-record.ts'
import { keptBytes } from './processor-time.ts'

const visits = 5
/** What a page may keep in memory for each visit, in bytes: caches fill at first. */
const mostKept = 4_000_000
const timerRounds = 3

/** The document while the host's own page is shown. */
interface Document {
  title: string
  lang: string
  isLocked: boolean
  asksBeforeLeaving: boolean
}

/** What the host's own page is like where it was opened alone, and what it goes on asking the server. */
export type HostPage = Usual & { path: string; document: Document; requests: string[] }

/** Opens the host's own page and looks at it. */
export async function readHostPage(page: Page, path: string): Promise<HostPage> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('h1:visible').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  const document = await readDocument(page)
  const changedBuiltIns = await page.evaluate(() =>
    (globalThis as unknown as RecordedWindow).stepwiseSmoke.changedBuiltIns(),
  )
  const { requests } = await runOn(page)
  return { path, document, changedBuiltIns, requests }
}

/** Goes to the host's own page without loading anything again, as a link does. Returns false when its heading does not come. */
export async function leave(page: Page, { path }: HostPage, shownWithinMs: number): Promise<boolean> {
  const heading = (await page.locator('h1:visible').allInnerTexts())[0] ?? ''
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const another = page.locator('h1:visible').filter({ hasNotText: heading })
  await another
    .first()
    .waitFor({ timeout: shownWithinMs })
    .catch(() => undefined)
  return (await another.count()) === 1
}

/** What is wrong with the host's own page after another was left. */
export async function leftProblems(page: Page, host: HostPage, hasShell: boolean): Promise<string[]> {
  const harm = await findHarm(page, { hasShell, usual: host })
  if (harm.length > 0) return harm
  const { title, lang, isLocked, asksBeforeLeaving } = await readDocument(page)
  return [
    ...(title === host.document.title ? [] : [`the title is “${title}”, not “${host.document.title}”.`]),
    ...(lang === host.document.lang ? [] : [`the language of the document is “${lang}”, not “${host.document.lang}”.`]),
    ...(isLocked && !host.document.isLocked ? ['the document cannot be scrolled.'] : []),
    ...(asksBeforeLeaving && !host.document.asksBeforeLeaving
      ? ['onbeforeunload is set: the browser asks whoever leaves.']
      : []),
  ]
}

/** What goes on after the page was left, once its timers of half a minute have ended three times. */
export async function goesOn(page: Page, host: HostPage): Promise<string[]> {
  const { requests, timers, intervals, hasMovedFocus } = await runOn(page)
  return [
    ...intervals.map(({ owner, ms }) => `an interval of ${ms / 1000} s of ${owner} is not stopped.`),
    ...timers.map((owner) => `a timer of ${owner} starts itself again and again.`),
    ...requests.filter((one) => !host.requests.includes(one)).map((one) => `it keeps calling the server: ${one}.`),
    ...(hasMovedFocus ? ['a timer takes the focus away.'] : []),
  ]
}

/** Lets time pass. Returns what happens again and again. */
async function runOn(page: Page) {
  const asked: string[][] = []
  const note = (request: { method: () => string; url: () => string }) =>
    asked.at(-1)?.push(`${request.method()} ${new URL(request.url()).pathname}`)
  page.on('request', note)
  const focus = await page.evaluateHandle(() => document.activeElement)
  const owners: string[][] = []
  for (let round = 0; round < timerRounds; round++) {
    asked.push([])
    owners.push(await endTimers(page))
    await page.waitForTimeout(50)
  }
  page.off('request', note)
  const hasMovedFocus = await focus.evaluate((before) => {
    const now = document.activeElement
    return before !== now && before?.isConnected === true && now !== document.body
  })
  await focus.dispose()
  const intervals = await page.evaluate(() =>
    [...(globalThis as unknown as RecordedWindow).stepwiseSmoke.intervals.values()]
      .filter(({ owner }) => owner !== '')
      .map(({ owner, ms }) => ({ owner, ms })),
  )
  const inEach = (rounds: string[][]) =>
    [...new Set(rounds[0])].filter((one) => rounds.every((all) => all.includes(one)))
  return { requests: inEach(asked), timers: inEach(owners), intervals, hasMovedFocus }
}

/** Leaves the page and comes back, five times. Returns what it keeps of each visit. */
export async function keptOfVisits(page: Page, goAndReturn: () => Promise<string[]>): Promise<string[]> {
  const before = await keptNow(page)
  for (let visit = 0; visit < visits; visit++) {
    const problems = await goAndReturn()
    if (problems.length > 0) return problems
  }
  const after = await keptNow(page)
  const grown = (now: string[], then: string[]) =>
    [...new Set(now)].filter(
      (one) => now.filter((other) => other === one).length - then.filter((other) => other === one).length >= visits,
    )
  const bytes = (after.bytes - before.bytes) / visits
  return [
    ...grown(after.listeners, before.listeners).map((one) => `it adds a listener to ${one} and leaves it there.`),
    ...grown(after.intervals, before.intervals).map(
      (one) => `it starts an interval of ${one} s and leaves it running.`,
    ),
    ...(bytes > mostKept ? [`it keeps ${Math.round(bytes / 1_000_000)} MB in memory.`] : []),
  ]
}

async function keptNow(page: Page) {
  const counted = await page.evaluate(() => {
    const { listeners, intervals } = (globalThis as unknown as RecordedWindow).stepwiseSmoke
    return { listeners: listeners(), intervals: [...intervals.values()].map(({ ms }) => String(ms / 1000)) }
  })
  return { ...counted, bytes: await keptBytes(page) }
}

const readDocument = (page: Page): Promise<Document> =>
  page.evaluate(() => {
    const isHidden = (element: Element) => getComputedStyle(element).overflowY === 'hidden'
    return {
      title: document.title,
      lang: document.documentElement.lang,
      isLocked: isHidden(document.documentElement) || isHidden(document.body),
      asksBeforeLeaving: globalThis.onbeforeunload !== null,
    }
  })
