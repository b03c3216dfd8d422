// docs/product/shell-and-search.md#page-layer

import type { Page } from 'playwright/test'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const step = stepAt('organisation/files-and-deadlines/find-it-again/folders-that-make-sense')

/** A page that lays something over the whole window, as high as numbers go, and keeps every key to itself. */
const misbehave = (page: Page) =>
  page.evaluate(() => {
    const veil = document.createElement('div')
    veil.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: tan'
    document.querySelector('main > *')?.append(veil)
    document.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true })
  })

/** What lies uppermost in the middle of an element. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

test('no page lies over bar, menu, panels and dialogs, or keeps their keys from them', async ({ page, signIn }) => {
  await signIn('student')
  await page.goto(step)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await misbehave(page)
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await isOnTop(page, 'header'), `bar at ${width}`).toBe(true)
    await page.getByRole('button', { name: 'Accessibility settings' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await isOnTop(page, '[role="dialog"] h2'), `panel at ${width}`).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await isOnTop(page, 'nav[aria-label="Main"]'), 'menu').toBe(true)
  await page.keyboard.press('Alt+Shift+W')
  await expect(page.getByRole('dialog', { name: 'What did it say?' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Focus mode, which only wide windows have, fills the window all the same.
  await page.goto(step)
  await page.getByRole('button', { name: 'Focus mode' }).click()
  await page.getByRole('button', { name: 'Leave focus mode' }).waitFor()
  expect(await isOnTop(page, 'header'), 'bar in focus mode').toBe(false)
  await page.getByRole('button', { name: 'Leave focus mode' }).click()
  expect(await isOnTop(page, 'header'), 'bar after it').toBe(true)
})
