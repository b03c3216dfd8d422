// docs/product/errors.md

import { forEachConcurrently } from '@stepwise/cli/build'
import type { Browser, BrowserContext, Page } from 'playwright/test'
import type { Account } from '../support/accounts.ts'
import { type ChunkVisit, chunksCheckedElsewhere, chunkVisits } from '../support/chunk-visits.ts'
import { isNamed, lazyChunks } from '../support/lazy-chunks.ts'
import { expect, giveSession, test } from '../support/test.ts'
import { startApp, words } from '../support/words.ts'

const atOnce = 2
const nameOf = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? ''
const failure = /could not be (shown|loaded|opened|made)|Something unexpected happened/

/** The script and the styles of a chunk fail together. */
interface Chunk {
  files: string[]
  /** Our own code loads it, not a library. */
  isOwn: boolean
}

const chunkOf = (file: string) => file.replace(/\.\w+\.(js|css)$/, '')

/** The message that a person sees; the live region is not visible. */
const failureMessage = (page: Page) =>
  page
    .locator('main, header, aside, [role="dialog"], body > section')
    .getByText(failure)
    .or(page.getByRole('button', { name: failure }))
    .filter({ visible: true })
    // "What did it say?" has lists of what was announced.
    .and(page.locator(':not([role="dialog"] ol *)'))
    .first()
const hasContent = async (page: Page) => {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible
  const words = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim()
  return words.length > 20 && !/^(Skip to main content )?Loading…$/.test(words)
}

/** One browser context for each account, and one for visitors who are not signed in. */
function visitors(browser: Browser, address: string, emailOf: (account: Account) => Promise<string>) {
  const contexts = new Map<Account | undefined, Promise<BrowserContext>>()
  const open = async (as?: Account) => {
    const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
    await context.addInitScript(collectUnchecked)
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
      // One visit that hangs must not use up the time of the whole test.
      page.setDefaultTimeout(15_000)
      return page
    },
    close: async () => {
      for (const context of contexts.values()) await (await context).close()
    },
  }
}

/** Collects the scripts and style sheets of ours that are requested without their SHA-256: docs/product/errors.md#refused-when-altered */
function collectUnchecked() {
  const unchecked: string[] = []
  Object.assign(globalThis, { e2eUnchecked: unchecked })
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isFile =
        added instanceof HTMLScriptElement
          ? added.src
          : added instanceof HTMLLinkElement && (added.rel === 'stylesheet' || /^(script|style)$/.test(added.as))
      if (!isFile) continue
      const file = added as HTMLScriptElement
      if (!/^sha256-.{44}$/.test(file.integrity)) unchecked.push(file.outerHTML)
    }
  }).observe(document, { subtree: true, childList: true })
}
const uncheckedFiles = (page: Page) =>
  page.evaluate(() => (globalThis as { e2eUnchecked?: string[] }).e2eUnchecked ?? ['not collected'])

/** Makes a visit as far as possible. Returns whether the control that loads the chunk was pressed. */
async function makeVisit(page: Page, { path, before, press, prepare, goal }: ChunkVisit) {
  await before?.(page)
  await page.goto(path)
  // The app of a public page starts when someone uses it.
  if ((await words(page).count()) > 0) {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
  }
  const pressed = press?.(page)
  let isPressed = false
  if (pressed) {
    if (prepare) await prepare(page).catch(() => undefined)
    await expect(pressed.or(failureMessage(page)).first()).toBeVisible()
    isPressed = await pressed.isVisible()
    if (isPressed) await pressed.click()
  }
  await expect(goal(page).or(failureMessage(page)).first()).toBeVisible()
  return isPressed
}

/** Makes a visit while the chunk cannot be loaded, then tries again when it can. */
async function failThenRetry(page: Page, { files, isOwn }: Chunk, visit: ChunkVisit) {
  const isOfChunk = (url: URL) => files.includes(url.pathname)
  await page.route(isOfChunk, (route) => route.abort('connectionreset'))
  let isReported = false
  page.on('request', (request) => {
    isReported ||= request.url().endsWith('/api/client_faults')
  })
  const isPressed = await makeVisit(page, visit)
  const isSettled = async () => isReported || (await words(page).count()) === 0
  await expect.poll(isSettled, 'the app takes over, or reports that it has failed').toBe(true)
  // The goal may work without what a library loads for itself.
  if (!isOwn && (await words(page).count()) === 0 && (await visit.goal(page).isVisible())) return
  if (!isPressed && (await words(page).count()) > 0) return expectWordsUntilLoaded(page, isOfChunk)
  await expect(failureMessage(page), 'a message is shown').toBeVisible()
  expect(await hasContent(page), 'the page is not blank').toBe(true)

  await page.unroute(isOfChunk)
  const pressed = visit.press?.(page)
  const again = page.getByRole('button', { name: /try again/i }).first()
  // Either may be gone by now: an attempt that was under way has just loaded the chunk.
  const next = (await again.isVisible()) ? again : pressed
  await next?.click({ timeout: 5000 }).catch(() => undefined)
  // What was pressed opens by itself: pressing it again meanwhile would close it. Where the whole page had failed, nothing was pressed yet.
  if (isPressed)
    await visit
      .goal(page)
      .waitFor()
      .catch(() => undefined)
  if (pressed && !(await visit.goal(page).isVisible())) {
    await expect(visit.goal(page).or(pressed).first()).toBeVisible()
    await expect(failureMessage(page)).toHaveCount(0)
    if (visit.prepare) await visit.prepare(page).catch(() => undefined)
    if (!(await visit.goal(page).isVisible())) await pressed.click({ timeout: 5000 }).catch(() => undefined)
  }
  // A second press may have come after the first had opened it, and so have closed it.
  await expect(async () => {
    if (pressed && !(await visit.goal(page).isVisible())) await pressed.click({ timeout: 2000 }).catch(() => undefined)
    await expect(visit.goal(page), 'it is loaded').toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  await expect(failureMessage(page), 'the message is gone').toHaveCount(0)
}

/** On a public page the words stay, and no message says that the app behind them is missing. The next visit has it. */
async function expectWordsUntilLoaded(page: Page, isOfChunk: (url: URL) => boolean) {
  await expect(words(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(isOfChunk)
  await page.reload()
  await startApp(page)
  await expect(failureMessage(page)).toHaveCount(0)
}

test('a lazy chunk that cannot be loaded shows a message, leaves no blank page, and is loaded when tried again', {
  tag: '@alone',
}, async ({ browser, baseURL, emailOf, edition }) => {
  test.setTimeout(900_000)
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
      await makeVisit(page, visit)
      await expect(visit.goal(page), visit.path).toBeVisible()
      await expect(words(page)).toHaveCount(0)
      expect(await uncheckedFiles(page), visit.path).toEqual([])
      await page.close()
    })
    const isOther = (file: string) =>
      (edition === 'pro'
        ? /tool-|page-study-tools|exam-schedule|inst-|wellbeing|breathing|unpicker|ruler|referencing/
        : /site-sign-up|planner|passport/
      ).test(file)
    const unreached = [...chunks].filter((file) => isNamed(file) && !reached.has(file) && !isOther(file))
    expect(
      unreached.filter((file) => !(nameOf(file) in chunksCheckedElsewhere)),
      'chunks that no visit reaches',
    ).toEqual([])
  })

  // A remote is the same files in both editions. In pro the host fails, and what only pro visits.
  const failing = [...reached].filter(
    ([file, visit]) =>
      !(nameOf(file) in chunksCheckedElsewhere) &&
      (edition === 'study' || file.startsWith('/host/') || visit.editions?.includes('pro')),
  )
  const problems: string[] = []
  await forEachConcurrently([...Map.groupBy(failing, ([file]) => chunkOf(file))], atOnce, async ([name, files]) => {
    const chunk = { files: files.map(([file]) => file), isOwn: files.some(([file]) => isNamed(file)) }
    const [[, visit]] = files as [(typeof files)[number]]
    const page = await people.page(visit)
    await failThenRetry(page, chunk, visit).catch((error: Error) => {
      problems.push(`${name} on ${visit.path}: ${error.message.split('\n')[0]}`)
    })
    await page.close()
  })
  expect(problems).toEqual([])
  await people.close()
})
