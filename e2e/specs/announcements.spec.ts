// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { homeOf, learnerOf, productTitle } from '../support/accounts.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { chooseByKeyboard, chooseInMenu, tabTo } from '../support/keyboard.ts'
import { accountMenu, button, heading } from '../support/page.ts'
import { signOutByMenu } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What did it say?' })
const entries = (page: Page) => dialog(page).getByRole('listitem')
const key = 'Alt+Shift+W'

/** What the person chose earlier, on any device. */
const choose = (page: Page, announcements: 'less' | 'more') =>
  page.request.put('/api/users/accessability_setting', {
    data: { accessability_setting: { announcements } },
    headers: { origin: new URL(page.url()).origin },
  })

test('what was announced can be read again, from the account menu and by its key', { tag: '@core' }, async ({
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

  await tabTo(page, page.getByRole('main').getByRole('link').first())
  await page.keyboard.press(key)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press(key)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await signOutByMenu(page)
  await page.keyboard.press(key)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByText('Dark mode is on')).toHaveCount(0)
})

test('a visitor has it too, with the alerts', async ({ page }) => {
  await page.goto('/shortcuts')
  await expect(heading(page)).toBeVisible()
  await chooseByKeyboard(page, button(page, 'What did it say?'))
  await expect(dialog(page).getByText('Nothing has been announced yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'What did it say?')).toBeFocused()

  await page.goto('/auth/sign-in')
  await chooseByKeyboard(page, button(page, 'Sign in'))
  await expect(page.getByRole('alert')).toBeFocused()
  await page.keyboard.press(key)
  await expect(entries(page).first()).toContainText('There is a problem')
})

test('who wants to hear less hears no counts and can read them; who wants more hears the new page and its part', async ({
  page,
  signIn,
  edition,
}) => {
  const announcements = await listenToAnnouncements(page)
  await signIn(learnerOf[edition])
  await test.step('less', async () => {
    await page.goto(homeOf[edition])
    expect((await choose(page, 'less')).ok()).toBe(true)
    await page.reload()
    const search = page.getByRole('combobox', { name: 'Search' })
    await tabTo(page, search)
    await page.keyboard.type('exam')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await search.fill('zzzzqqqqvvvv')
    await expect.poll(announcements).toContain('No results found')
    expect(await announcements()).toEqual(['No results found'])
    await page.keyboard.press(key)
    await expect(entries(page)).toHaveText([/No results found$/, /\d+ results \(not said\)$/])
  })

  await test.step('more', async () => {
    await page.goto(homeOf[edition])
    expect((await choose(page, 'more')).ok()).toBe(true)
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await chooseByKeyboard(page, page.getByRole('link', { name: 'Favourites' }))
    await expect(heading(page)).toBeFocused()
    await expect.poll(announcements).toContain(`New page: Favourites - ${productTitle[edition]}`)
    await page.keyboard.press('Shift+F6')
    await page.keyboard.press('Shift+F6')
    await expect.poll(announcements).toContain('Top bar')
  })
})
