// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { chooseByKeyboard, chooseInMenu, tabTo } from '../support/keyboard.ts'
import { accountMenu, button, heading } from '../support/page.ts'
import { signOutByMenu } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What did it say?' })
const entries = (page: Page) => dialog(page).getByRole('listitem')
const key = 'Alt+Shift+W'

test('announcements can be read again, from the account menu and by their key', { tag: '@core' }, async ({
  page,
  signIn,
  edition,
}) => {
  await signIn(learnerOf[edition])
  await page.goto(homeOf[edition])
  await expect(heading(page)).toBeVisible()
  await chooseByKeyboard(page, button(page, 'Dark mode'))
  await chooseByKeyboard(page, accountMenu(page))
  await chooseInMenu(page, 'What did it say?')
  await expect(entries(page).first()).toHaveText(/^\d\d:\d\d:\d\dDark mode is on$/)
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(accountMenu(page)).toBeFocused()

  await tabTo(page, button(page, 'GUIDED TOUR'))
  await page.keyboard.press(key)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press(key)
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'GUIDED TOUR')).toBeFocused()

  await signOutByMenu(page)
  await page.keyboard.press(key)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByText('Dark mode is on')).toHaveCount(0)
})
