import { expect, type Locator, type Page } from 'playwright/test'
import { chooseByKeyboard, tabTo } from './keyboard.ts'
import { button } from './page.ts'

// The desk of content managers, and the editor of a document.

/** A long form needs more presses of Tab than a page. */
export const most = 250

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })
export const draftStatus = (page: Page) => page.locator('[data-save-status]')
export const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]')

/** Chooses in a select by the first letters of an option. */
export async function chooseOption(page: Page, select: Locator, letters: string, value: string) {
  // The options are loaded.
  await select.locator(`option[value="${value}"]`).waitFor({ state: 'attached' })
  await tabTo(page, select)
  await page.keyboard.type(letters)
  await expect(select).toHaveValue(value)
}

/** Unfolds what the preview can be asked to show, by keyboard. */
export async function openPreviewChoices(page: Page) {
  await goToPanels(page)
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

/** From the form to what is beside it, by F6. */
async function goToPanels(page: Page) {
  const part = page.locator('[data-region="preview and publish"]')
  const isThere = () => part.evaluate((element) => element.contains(document.activeElement))
  while (!(await isThere())) {
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('F6')
    // The code of the key comes with its first press.
    await expect.poll(() => before.evaluate((element) => element !== document.activeElement)).toBe(true)
  }
}

/** One of the panels beside the form, by the arrow keys of its tabs. */
export async function openPanel(page: Page, name: string) {
  await goToPanels(page)
  const chosen = page.getByRole('tab', { selected: true })
  const isHeading = await page.locator(':focus').evaluate((element) => element.matches('h2'))
  await tabTo(page, chosen, most, isHeading ? 'Tab' : 'Shift+Tab')
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
