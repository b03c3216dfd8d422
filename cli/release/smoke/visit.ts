import type { BrowserContext, Page } from 'playwright'
import { accessibilityFindings } from '../../launch/browser/accessibility.ts'
import { endTimers, findHarm } from './harm.ts'
import { shellProblems, tabProblems } from './keyboard-use.ts'
import { goesOn, type HostPage, keptOfVisits, leave, leftProblems, readHostPage } from './leave.ts'
import { firstLine, recordNoise } from './noise.ts'
import { comes, watchOpenRequests } from './open-requests.ts'
import { assertCalm, startProcessorTimer } from './processor-time.ts'
import { useControls } from './use-controls.ts'

/** What is wrong with a page, in sentences, where it leads, how many of its controls were used, and its picture (PNG). */
export interface Visit {
  problems: string[]
  links: string[]
  uses: number
  picture?: Buffer
}

const shownWithinMs = 15_000
/** What opening a page may take of the processor's time, in seconds, above what the host's own page takes. */
const mostWork = 3

interface Visitor {
  act?: (page: Page) => Promise<string[]>
  /** It comes with its content, which the gateway has rendered. */
  hasContent?: boolean
  /** It is in the shell, whose navigation must stay. */
  hasShell?: boolean
  /** `open`: it opens. `look`: and it is as it should be, can be left and come back to. `use`: and everything on it works. */
  depth?: 'open' | 'look' | 'use'
  seed?: number
  /** What `act` opens is looked at and used, not the page under it. `lasting`: it stays when the page is left. */
  layer?: 'dialog' | 'lasting' | undefined
}

/** A page of the host alone, to go to and come back from, and to compare with. */
export type Host = HostPage & { openMs: number; openWork: number }

export async function openHostPage(context: BrowserContext, path: string): Promise<Host> {
  const page = await context.newPage()
  try {
    const processorTime = await startProcessorTimer(page)
    const start = performance.now()
    const host = await readHostPage(page, path)
    return { ...host, openMs: performance.now() - start, openWork: await processorTime() }
  } finally {
    await page.close()
  }
}

/**
 * Opens a page as a person does and lets it settle. `act` does something on it before it is looked at. It must show one h1 and no failure,
 * break no rule of axe, print no error, report no fault, leave the page around it and the browser as they are, can be left and come back
 * to, and is still there when its timers have ended. Used, it must do the same after each press, and leave nothing behind. Throws a
 * {@link TooBusyError} when a time limit has ended and the host's own page is slow too.
 */
export async function visit(
  context: BrowserContext,
  path: string,
  host: Host,
  { act = async () => [], hasContent = false, hasShell = false, depth = 'look', seed = 1, layer }: Visitor = {},
): Promise<Visit> {
  const page = await context.newPage()
  const noise = recordNoise(page)
  const untilQuiet = watchOpenRequests(page)
  const found: Visit = { problems: [], links: [], uses: 0 }
  const isCalm = () => assertCalm(async () => (await openHostPage(context, host.path)).openMs)
  /** Goes on until something is wrong: what comes after it says nothing more. */
  const steps: (() => Promise<string[]>)[] = [
    settled,
    () => act(page),
    () => (depth === 'open' ? shown(page) : looked(page)),
    async () => {
      found.links = await listLinks(page)
      if (depth === 'use') found.picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      return findHarm(page, { hasShell, usual: host })
    },
    ...(depth === 'use' ? (layer ? [useAll] : useSteps()) : []),
    ...(depth === 'open' || layer === 'lasting' ? [] : [leftAndBack, later]),
  ]

  /** A page that asks for something again and again is never quiet. */
  async function settled(): Promise<string[]> {
    const problems = await shownWithin(page)
    if (problems.length === 0) await untilQuiet(5000)
    return problems
  }

  /** Without its content, as it comes when the gateway has no time for it: both ways are tried. */
  const reopen = async () => {
    await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await settled()
  }

  async function useAll(): Promise<string[]> {
    const reopenAll = layer
      ? () =>
          reopen()
            .then(() => act(page))
            .then(() => undefined)
      : reopen
    const { uses, problem } = await useControls(page, seed, {
      path,
      noise,
      reopen: reopenAll,
      isDialog: layer !== undefined,
    })
    found.uses = uses
    return problem ? [problem] : findHarm(page, { hasShell, usual: host })
  }

  function useSteps(): (() => Promise<string[]>)[] {
    return [
      () => tabProblems(page),
      () => (hasShell ? shellProblems(page) : Promise.resolve([])),
      async () => {
        await page.emulateMedia({ colorScheme: 'dark' })
        const dark = [...(await looked(page)), ...(await tabProblems(page))]
        await page.emulateMedia({ colorScheme: null })
        return dark.map((problem) => `in the dark theme ${problem}`)
      },
      useAll,
      async () => {
        await reopen()
        return keptOfVisits(page, leftAndBack)
      },
    ]
  }

  async function leftAndBack(): Promise<string[]> {
    const isLeft = await leave(page, host, shownWithinMs)
    if (!isLeft) await isCalm()
    // A timer that ends a request must not be ended while that is on its way.
    await untilQuiet(shownWithinMs)
    const away = [
      ...(isLeft ? [] : ['the next page is not shown.']),
      ...(depth === 'use' && !layer ? await goesOn(page, host) : []),
      ...(await leftProblems(page, host, hasShell)),
    ]
    if (away.length > 0) return away.map((problem) => `after it was left ${problem}`)
    await page.goBack()
    const back = [...(await settled()), ...(await shown(page)), ...(await findHarm(page, { hasShell, usual: host }))]
    return back.map((problem) => `when it is opened again ${problem}`)
  }

  async function later(): Promise<string[]> {
    await untilQuiet(shownWithinMs)
    // A limit of time that ends now is not the page's fault.
    const heard = noise.splice(0)
    await endTimers(page)
    noise.splice(0, noise.length, ...heard)
    const after = [...(await shown(page)), ...(await findHarm(page, { hasShell, usual: host }))]
    return after.map((problem) => `half a minute later ${problem}`)
  }

  try {
    const processorTime = await startProcessorTimer(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const isThere = new URL(page.url()).pathname === new URL(path, page.url()).pathname
    if (hasContent && isThere && (await page.locator('#rendered').count()) === 0)
      found.problems.push('it comes without its content: the gateway could not render it.')
    for (const [index, step] of steps.entries()) {
      if (found.problems.length > 0) break
      found.problems.push(...(await step()))
      if (index === 0 && found.problems.length > 0) await isCalm()
      const work = (await processorTime()) - host.openWork
      if (index === 0 && work > mostWork)
        found.problems.push(`it keeps the browser busy for ${work.toFixed(1)} s, in which no key does anything.`)
    }
    // What came with a press is said with it.
    found.problems.push(...new Set(noise.filter((one) => !found.problems.some((problem) => problem.endsWith(one)))))
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'TooBusyError') throw error
    await isCalm()
    found.problems.push(`it could not be opened: ${firstLine(String(error))}`, ...new Set(noise))
  } finally {
    await page.close()
  }
  return found
}

const listLinks = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))

/** Waits until the page is there, the app on pages that come with their content included. */
async function shownWithin(page: Page): Promise<string[]> {
  const rendered = page.locator('html[data-rendered]')
  if ((await rendered.count()) > 0) {
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    await rendered.waitFor({ state: 'detached', timeout: shownWithinMs }).catch(() => undefined)
    if ((await rendered.count()) > 0) return ['the app does not take over what it came with.']
  }
  const shown = page.locator('h1:visible, [data-failed]').first()
  const isShown = await comes(shown.waitFor({ timeout: shownWithinMs }))
  return isShown ? [] : [`it shows no heading within ${shownWithinMs / 1000} s.`]
}

/** Whether the page is there, and not a failure in its place. */
async function shown(page: Page): Promise<string[]> {
  const failed = await page.locator('[data-failed]:visible').count()
  const headings = await page.locator('h1:visible').allInnerTexts()
  return [
    ...(failed > 0 ? ['a part of it could not be shown.'] : []),
    ...(headings.length === 1
      ? []
      : [`it has ${headings.length} headings of the first level (${headings.join(' · ')}); it needs one.`]),
  ]
}

async function looked(page: Page): Promise<string[]> {
  const findings = await accessibilityFindings(page)
  return [...(await shown(page)), ...findings.map((finding) => `axe finds ${finding}`)]
}
