// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const videoStep = stepAt('essay-writing/understand-the-task/read-the-question/reading-an-essay-question')
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const opened = (page: Page) => page.locator('[data-controls]').locator('button[aria-expanded="true"]')

test.beforeEach(async ({ signIn }) => signIn('student'))

test('Speed, Zoom, Chapters and Snapshot open one at a time; Escape closes them, and the focus is on their button', async ({
  page,
}) => {
  await page.goto(videoStep)
  await chooseByKeyboard(page, button(page, /^Speed/))
  await expect(row(page, 'Speed')).toBeVisible()
  await tabTo(page, row(page, 'Speed').getByRole('radio', { checked: true }))
  await page.keyboard.press('Escape')
  await expect(row(page, 'Speed')).toBeHidden()
  await expect(button(page, /^Speed/)).toBeFocused()

  for (const name of ['Speed', 'Zoom', 'Chapters', 'Snapshot']) {
    await button(page, new RegExp(`^${name}`)).press('Enter')
    await expect(row(page, name)).toBeVisible()
    await expect(opened(page)).toHaveCount(1)
  }
  // From anywhere among the controls.
  await button(page, 'Captions').focus()
  await page.keyboard.press('Escape')
  await expect(opened(page)).toHaveCount(0)
  await expect(button(page, 'Snapshot')).toBeFocused()
})

test('no word on a button of the player breaks, however wide the window is', async ({ page }) => {
  await page.goto(videoStep)
  await expect(button(page, 'TRANSCRIPT')).toBeVisible()
  for (let width = 320; width <= 1440; width += 32) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('[data-controls]').evaluate(brokenWords), `${width} px wide`).toEqual([])
  }
})

/** Words of which a part stands in another line. */
function brokenWords(controls: Element): string[] {
  const texts = document.createTreeWalker(controls, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  return broken
}

test('each control of the player describes itself once', async ({ page }) => {
  await page.goto(videoStep)
  await button(page, /^Zoom/).press('Enter')
  await expect(row(page, 'Zoom')).toBeVisible()
  const controls = page.locator('[data-controls]').locator('button, input, summary')
  expect(await controls.count()).toBeGreaterThan(12)
  for (const control of await controls.all()) await expect(control).toHaveAccessibleDescription('')
  // A name that stays while its state changes.
  await button(page, 'Mute').press('Enter')
  await expect(button(page, 'Mute')).toHaveAttribute('aria-pressed', 'true')
})

test('Escape closes the open row first, and the dialog or focus mode around the player only with the next press', async ({
  page,
}) => {
  await page.goto('/dashboard/learn')
  await button(page, 'GUIDED TOUR').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guided tour' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await chooseByKeyboard(page, dialog.getByRole('button', { name: /^Speed/ }))
  await expect(row(page, 'Speed')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Speed')).toBeHidden()
  await expect(dialog.getByRole('button', { name: /^Speed/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'GUIDED TOUR')).toBeFocused()

  await page.goto(videoStep)
  // Without the browser's full screen, whose Escape the page does not hear.
  await page.evaluate(() => Object.assign(document.documentElement, { requestFullscreen: () => Promise.reject() }))
  await button(page, 'Focus mode').press('Enter')
  await button(page, /^Zoom/).press('Enter')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Zoom')).toBeHidden()
  await expect(button(page, 'Leave focus mode')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Focus mode')).toBeFocused()
})

test('in a low window the controls use the whole width of the dialog, and the picture stands in its middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/dashboard/learn')
  await button(page, 'GUIDED TOUR').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guided tour' })
  await expect(dialog.getByRole('button', { name: /^Speed/ })).toBeVisible()
  const boxOf = async (part: string) => {
    const box = await dialog.locator(part).boundingBox()
    if (!box) throw new Error(`${part} is not shown`)
    return box
  }
  const [around, controls, picture] = [
    await boxOf('[data-media-player]'),
    await boxOf('[data-controls]'),
    await boxOf('video'),
  ]
  expect(controls.width).toBeGreaterThan(around.width * 0.9)
  expect(picture.width).toBeLessThan(around.width * 0.6)
  expect(picture.x - around.x).toBeCloseTo(around.x + around.width - picture.x - picture.width, -1)
})
