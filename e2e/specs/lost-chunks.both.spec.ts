// docs/product/errors.md
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { forEachConcurrently } from '../../tools/build/concurrency.ts'
import type { Account } from '../support/accounts.ts'
import { type ChunkVisit, chunkVisits, unseenChunks } from '../support/chunk-visits.ts'
import { isNamed, lazyChunks } from '../support/lazy-chunks.ts'
import { expect, giveSession, test } from '../support/test.ts'

const atOnce = 4
const nameOf = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? ''
const failure = /could not be (shown|loaded|opened|made)|Something unexpected happened/

/** A chunk is lost with its script and its styles. */
interface LostChunk {
  files: string[]
  /** Our own code asks for it by name. */
  isOwn: boolean
}

const chunkOf = (file: string) => file.replace(/\.\w+\.(js|css)$/, '')

/** What a person sees that says so; the live region is for ears. */
const told = (page: Page) =>
  page
    .locator('main, header, aside, [role="dialog"], body > section')
    .getByText(failure)
    .or(page.getByRole('button', { name: failure }))
    .first()
const somethingShown = async (page: Page) => {
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is in the document
  const words = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim()
  return words.length > 20 && !/^(Skip to main content )?Loading…$/.test(words)
}

/** One context for each kind of visitor: everybody is as signed in as the visit needs. */
function visitors(browser: Browser, address: string, emailOf: (account: Account) => Promise<string>) {
  const contexts = new Map<Account | undefined, Promise<BrowserContext>>()
  const open = async (as?: Account) => {
    const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
    if (!as) return context
    const page = await context.newPage()
    await giveSession(page, address, await emailOf(as))
    await page.close()
    await context.addInitScript(() => localStorage.setItem('stepwise.signed-in', '1'))
    return context
  }
  return {
    async page({ as, width = 1280 }: ChunkVisit) {
      const context = contexts.get(as) ?? open(as)
      contexts.set(as, context)
      const page = await (await context).newPage()
      await page.setViewportSize({ width, height: 800 })
      // One visit that hangs must not take the others along.
      page.setDefaultTimeout(15_000)
      return page
    },
    close: async () => {
      for (const context of contexts.values()) await (await context).close()
    },
  }
}

/** Goes where the chunk is wanted, as far as that is possible; says whether what is wanted there was asked for. */
async function drive(page: Page, { path, press, prepare, goal }: ChunkVisit) {
  await page.goto(path)
  const pressed = press?.(page)
  let isAsked = false
  if (pressed) {
    if (prepare) await prepare(page).catch(() => undefined)
    await expect(pressed.or(told(page)).first()).toBeVisible()
    isAsked = await pressed.isVisible()
    if (isAsked) await pressed.click()
  }
  await expect(goal(page).or(told(page)).first()).toBeVisible()
  return isAsked
}

/** The files of the chunk are lost, then there again. */
async function loseAndRegain(page: Page, { files, isOwn }: LostChunk, visit: ChunkVisit) {
  const isLost = (url: URL) => files.includes(url.pathname)
  await page.route(isLost, (route) => route.abort('connectionreset'))
  const isAsked = await drive(page, visit)
  // What a library loads for itself may be missed by nobody.
  if (!isOwn && (await visit.goal(page).isVisible())) return
  await expect(told(page), 'it is told').toBeVisible()
  expect(await somethingShown(page), 'the page is not blank').toBe(true)

  await page.unroute(isLost)
  const pressed = visit.press?.(page)
  const again = page.getByRole('button', { name: /try again/i }).first()
  // Either may be out of reach because an attempt that was under way has just brought it back.
  const next = (await again.isVisible()) ? again : pressed
  await next?.click({ timeout: 5000 }).catch(() => undefined)
  // What was asked for comes by itself; where the page was lost, it is asked for now.
  if (isAsked)
    await visit
      .goal(page)
      .waitFor({ timeout: 5000 })
      .catch(() => undefined)
  if (pressed && !(await visit.goal(page).isVisible())) {
    await expect(visit.goal(page).or(pressed).first()).toBeVisible()
    await expect(told(page)).toHaveCount(0)
    if (visit.prepare) await visit.prepare(page).catch(() => undefined)
    if (!(await visit.goal(page).isVisible())) await pressed.click({ timeout: 5000 }).catch(() => undefined)
  }
  await expect(visit.goal(page), 'it is back').toBeVisible()
  await expect(told(page), 'what was told has gone').toHaveCount(0)
}

test('a lazy chunk that cannot be loaded shows a message, leaves no blank page, and is loaded when tried again', async ({
  browser,
  baseURL,
  emailOf,
  edition,
}) => {
  test.setTimeout(600_000)
  const address = String(baseURL)
  const chunks = new Set(await lazyChunks(edition, address))
  const visits = chunkVisits(edition)
  const people = visitors(browser, address, emailOf)
  const reached = new Map<string, ChunkVisit>()

  await test.step('find a visit that loads each chunk', async () => {
    await forEachConcurrently(visits, atOnce, async (visit) => {
      const page = await people.page(visit)
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (!chunks.has(pathname)) return
        if (!reached.has(pathname) || visit.waitsFor?.includes(nameOf(pathname))) reached.set(pathname, visit)
      })
      await drive(page, visit)
      await expect(visit.goal(page), visit.path).toBeVisible()
      await page.close()
    })
    const isOther = (file: string) =>
      (edition === 'pro' ? /tool-|study-tools|exam-schedule|inst-/ : /site-sign-up/).test(file)
    const unreached = [...chunks].filter((file) => isNamed(file) && !reached.has(file) && !isOther(file))
    expect(
      unreached.filter((file) => !(nameOf(file) in unseenChunks)),
      'chunks that no visit reaches',
    ).toEqual([])
  })

  // A remote is the same in both editions: pro loses what is its own, and each page of the remotes.
  const lost = [...reached].filter(
    ([file]) => !(nameOf(file) in unseenChunks) && (edition === 'study' || /\/host\/|\/(page|slot)-[^/]*$/.test(file)),
  )
  const problems: string[] = []
  await forEachConcurrently([...Map.groupBy(lost, ([file]) => chunkOf(file))], atOnce, async ([name, files]) => {
    const chunk = { files: files.map(([file]) => file), isOwn: files.some(([file]) => isNamed(file)) }
    const [[, visit]] = files as [(typeof files)[number]]
    const page = await people.page(visit)
    await loseAndRegain(page, chunk, visit).catch((error: Error) => {
      problems.push(`${name} on ${visit.path}: ${error.message.split('\n')[0]}`)
    })
    await page.close()
  })
  expect(problems).toEqual([])
  await people.close()
})

test('a start file that fails is loaded again by itself, and when it stays missing Try again starts the product', async ({
  page,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_/)
  const script = /\/host\/[^/]+\/main\.\w+\.js$/
  await page.route(script, (route) => route.abort('connectionreset'), { times: 2 })
  await page.goto('/auth/sign-in')
  await expect(page.getByLabel('Email address')).toBeVisible()

  await page.route(script, (route) => route.abort('connectionreset'))
  await page.goto('/auth/sign-in')
  await expect(page.getByRole('heading', { level: 1, name: /^Stepwise( Pro)? could not be loaded$/ })).toBeFocused()
  await expect(page).toHaveTitle(/could not be loaded/)
  await page.unroute(script)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByLabel('Email address')).toBeVisible()
})
