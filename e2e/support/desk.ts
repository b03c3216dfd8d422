import { type Browser, expect, type Page } from 'playwright/test'
import { chooseByKeyboard, tabTo } from './keyboard.ts'
import { button } from './page.ts'
import { giveSession } from './test.ts'

// The desk of content managers, and the editor of a document.

/** A long form needs more presses of Tab than a page. */
export const most = 250

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
export const draftStatus = (page: Page) => page.locator('[data-save-status]')
export const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]')

/** Unfolds what the preview can be asked to show, by keyboard. */
export async function openPreviewChoices(page: Page) {
  await tabTo(page, page.locator('summary', { hasText: 'Shown as:' }), most)
  await page.keyboard.press('Enter')
}

/** Tab, then Enter. */
export async function press(page: Page, name: string | RegExp) {
  const target = button(page, name)
  await expect(target).toBeVisible()
  await tabTo(page, target, most)
  await page.keyboard.press('Enter')
}

/** One of the panels beside the form, by the arrow keys of its tabs. */
export async function openPanel(page: Page, name: string) {
  await tabTo(page, page.getByRole('tab', { selected: true }), most)
  while ((await tab(page, name).getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowRight')
    // An arrow key moves the focus first, and the choice follows it.
    await expect(page.locator(':focus')).toHaveAttribute('aria-selected', 'true')
  }
  await expect(panel(page, name)).toBeVisible()
}

/** Reaches a field with Tab. */
export async function goToField(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeVisible()
  await tabTo(page, field, most)
  return field
}

/** Publishes at once, with warnings if there are any. */
export async function publish(page: Page, why: string) {
  await openPanel(page, 'Publish')
  await goToField(page, 'Why (optional)')
  await page.keyboard.type(why)
  await press(page, 'Publish')
  const warned = button(page, 'Publish with these warnings')
  const done = page.getByRole('region', { name: /^Published/ })
  await expect(warned.or(done)).toBeVisible()
  if (await warned.isVisible()) await press(page, 'Publish with these warnings')
  await expect(done).toBeVisible()
}

/** Discards the draft of the document, which then has no changes. */
export async function discard(page: Page) {
  await press(page, 'Discard the draft')
  await chooseByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }))
  await expect(draftStatus(page)).toHaveText('No changes')
}

/** Someone else, in a browser of their own. */
export async function aVisitor(browser: Browser, address: string, email: string) {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await giveSession(page, address, email)
  return page
}
