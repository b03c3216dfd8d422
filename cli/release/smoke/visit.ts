import type { BrowserContext, ConsoleMessage, Page } from 'playwright'
import { accessibilityFindings } from '../../launch/browser/accessibility.ts'
import { endTimers, harmOf } from './harm.ts'

/** What is wrong with a page, in sentences, and where it leads. */
export type Visit = { problems: string[]; links: string[] }

const shownWithinMs = 15_000

type Visitor = {
  act?: (page: Page) => Promise<string[]>
  /** The gateway puts the words of the page into it. */
  hasWords?: boolean
  /** It is in the shell, whose navigation must stay. */
  hasShell?: boolean
  /** A page of the host to go to and come back from. */
  awayPath?: string | undefined
}

/**
 * Opens a page as a person does and lets it settle. `act` does something on it before it is looked at. It must show one h1 and no failure,
 * break no rule of axe, print no error, report no fault, leave the page around it and the browser as they are, can be left and come back
 * to, and is still there when its timers have ended.
 */
export async function visit(
  context: BrowserContext,
  path: string,
  { act = async () => [], hasWords = false, hasShell = false, awayPath }: Visitor = {},
): Promise<Visit> {
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isResponseOfApi(message))
      noise.push(`it prints an error: ${firstLine(message.text())}`)
  })
  page.on('pageerror', (error) => noise.push(`an error is not caught: ${firstLine(error.message)}`))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client_faults') noise.push('it reports a fault to the server.')
  })
  try {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const problems = hasWords && (await page.locator('#words').count()) === 0 ? ['its words are not in the page.'] : []
    problems.push(...(await settled(page)))
    if (problems.length === 0) problems.push(...(await act(page)), ...(await looked(page)))
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    if (problems.length === 0) problems.push(...(await harmOf(page, { hasShell })))
    if (problems.length === 0 && awayPath) problems.push(...(await leftAndBack(page, awayPath, hasShell)))
    // A limit of time that ends now is not the page's fault.
    const heard = [...new Set(noise)]
    if (problems.length === 0) problems.push(...(await later(page, hasShell)))
    return { problems: [...problems, ...heard], links }
  } catch (error) {
    return { problems: [`it could not be opened: ${firstLine(String(error))}`, ...new Set(noise)], links: [] }
  } finally {
    await page.close()
  }
}

/** Waits until the page shows itself, the app on pages that come with their words included. */
async function settled(page: Page): Promise<string[]> {
  const words = page.locator('#words')
  if ((await words.count()) > 0) {
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    await words.waitFor({ state: 'detached', timeout: shownWithinMs }).catch(() => undefined)
    if ((await words.count()) > 0) return ['the app does not take over from its words.']
  }
  const shown = page.locator('h1:visible, [data-failed]').first()
  const isShown = await shown.waitFor({ timeout: shownWithinMs }).then(
    () => true,
    () => false,
  )
  if (!isShown) return [`it shows no heading within ${shownWithinMs / 1000} s.`]
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  return []
}

async function later(page: Page, hasShell: boolean): Promise<string[]> {
  await endTimers(page)
  const after = [...(await shown(page)), ...(await harmOf(page, { hasShell }))]
  return after.map((problem) => `half a minute later ${problem}`)
}

/** Goes to a page of the host without loading anything anew, as a link does, and back. */
async function leftAndBack(page: Page, awayPath: string, hasShell: boolean): Promise<string[]> {
  const heading = (await page.locator('h1:visible').allInnerTexts())[0] ?? ''
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, awayPath)
  const another = page.locator('h1:visible').filter({ hasNotText: heading })
  await another
    .first()
    .waitFor({ timeout: shownWithinMs })
    .catch(() => undefined)
  const away = [
    ...((await another.count()) === 1 ? [] : ['the next page is not shown.']),
    ...(await harmOf(page, { hasShell })),
  ]
  if (away.length > 0) return away.map((problem) => `after it was left ${problem}`)
  await page.goBack()
  const back = [...(await settled(page)), ...(await shown(page)), ...(await harmOf(page, { hasShell }))]
  return back.map((problem) => `when it is opened again ${problem}`)
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

/** The browser prints each response of the API that is no success. What the page makes of it is what counts, unless the API broke. */
const isResponseOfApi = (message: ConsoleMessage) =>
  /status of 4\d\d/.test(message.text()) && new URL(message.location().url || 'http://x').pathname.startsWith('/api/')

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 300) ?? ''
