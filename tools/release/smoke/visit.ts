import type { BrowserContext, ConsoleMessage, Page } from 'playwright'
import { accessibilityFindings } from '../../browser/accessibility.ts'

/** What is wrong with a page, in sentences, and where it leads. */
export type Visit = { problems: string[]; links: string[] }

const shownWithinMs = 15_000

type Visitor = {
  act?: (page: Page) => Promise<string[]>
  /** The gateway puts the words of the page into it. */
  hasWords?: boolean
}

/**
 * Opens a page as a person does and lets it settle. `act` does something on it before it is looked at. It must show one h1, break no rule of
 * axe, print no error and report no fault.
 */
export async function visit(
  context: BrowserContext,
  path: string,
  { act = async () => [], hasWords = false }: Visitor = {},
): Promise<Visit> {
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswerOfApi(message))
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
    return { problems: [...problems, ...new Set(noise)], links }
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

async function looked(page: Page): Promise<string[]> {
  const failed = await page.locator('[data-failed]:visible').count()
  const headings = await page.locator('h1:visible').allInnerTexts()
  const findings = await accessibilityFindings(page)
  return [
    ...(failed > 0 ? ['a part of it could not be shown.'] : []),
    ...(headings.length === 1
      ? []
      : [`it has ${headings.length} headings of the first level (${headings.join(' · ')}); it needs one.`]),
    ...findings.map((finding) => `axe finds ${finding}`),
  ]
}

/** The browser prints each answer of the API that is no success. What the page makes of it is what counts, unless the API broke. */
const isAnswerOfApi = (message: ConsoleMessage) =>
  /status of 4\d\d/.test(message.text()) && new URL(message.location().url || 'http://x').pathname.startsWith('/api/')

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 300) ?? ''
