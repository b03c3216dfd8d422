// docs/product/shell-and-search.md

import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { heading, mainMenu } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const opened = async (page: Page) => {
  await chooseByKeyboard(page, opener(page))
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
}

test('the open menu holds the focus until it is left, by keyboard alone', { tag: '@core' }, async ({
  page,
  signIn,
  edition,
}) => {
  await signIn(learnerOf[edition])
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(homeOf[edition])
  await expect(heading(page)).toBeVisible()

  await test.step('the focus moves in, and Tab never leads behind it', async () => {
    await opened(page)
    await expectAccessible(page)
    // The browser's own interface is one of the stops: then the page has none.
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const { activeElement } = document
        if (activeElement === document.body) return 'browser'
        return activeElement?.closest('[role="dialog"]') ? 'menu' : activeElement?.outerHTML.slice(0, 120)
      })
      expect(['browser', 'menu']).toContain(where)
    }
  })
  await test.step('the page at hand: its heading has the focus', async () => {
    await chooseByKeyboard(page, mainMenu(page).getByRole('link', { name: 'Learn' }))
    await expect(menu(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })
})
