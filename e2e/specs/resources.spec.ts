// docs/product/public-pages.md#resources

import type { Page } from 'playwright/test'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kinds of software' }).getByRole('link', { name, exact: true })
const cards = (page: Page) => page.getByRole('article')

test('a visitor chooses a group, sees a demo and reads the first essential, by keyboard alone', {
  tag: '@core',
}, async ({ page }) => {
  const announcements = await listenToAnnouncements(page)
  await page.goto('/resources')
  await expect(cards(page)).toHaveCount(15)
  await expectUsable(page)

  await chooseByKeyboard(page, chip(page, 'Screen readers'))
  await expect(page).toHaveURL('/resources?group=screen-readers')
  await expect(cards(page)).toHaveCount(3)
  await expect(chip(page, 'Screen readers')).toBeFocused()
  await expect.poll(announcements).toContain('Screen readers: 3 demos shown')
  await page.reload()
  // The words before any script are all of them (docs/decisions/020-prerendered-public-pages.md).
  await page.keyboard.press('Tab')
  await expect(cards(page)).toHaveCount(3)

  const watch = button(page, 'Watch NVDA demo')
  await chooseByKeyboard(page, watch)
  const dialog = page.getByRole('dialog', { name: 'NVDA demo' })
  await expect(dialog.locator('video')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(watch).toBeFocused()

  await heading(page).focus()
  await chooseByKeyboard(page, page.getByRole('link', { name: 'NVDA', exact: true }))
  await expectArrival(page, { heading: 'NVDA', title: /^Nvda - Stepwise/ })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^First steps/,
    /^\d+ more steps when you sign in$/,
  ])
  await expectUsable(page)
  await chooseByKeyboard(page, button(page, /^Watch: /))
  await expect(page.locator('video')).toBeVisible()
  await chooseByKeyboard(page, page.getByRole('main').getByRole('link', { name: 'Sign in' }))
  await expect(page).toHaveURL('/auth')
})
