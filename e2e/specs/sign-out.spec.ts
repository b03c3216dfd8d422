// docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { expectArrival } from '../support/arrival.ts'
import { deviceRecords } from '../support/device.ts'
import { titleField } from '../support/journal.ts'
import { tabTo } from '../support/keyboard.ts'
import { accountMenu, heading } from '../support/page.ts'
import { fillSignIn, openSignIn, signOutByKeyboard } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const dialogOf = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const signedOutHere = 'You are signed out on this device'

/** Opens and closes the menu, so that it is loaded before the network is taken away. */
async function loadMenu(page: Page): Promise<void> {
  await accountMenu(page).press('Enter')
  // Escape closes it from inside: the focus comes a moment after the entries.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toHaveCount(0)
}

/** Whether the server still has a session for the cookie of this browser. */
const hasSession = async (page: Page) => (await page.request.get('/api/users/sessions')).status() === 200

test('an offline sign-out takes effect at once in each tab of the device, and the session ends when the network is back', {
  tag: '@core',
}, async ({ page, context, signIn, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const announcements = await listenToAnnouncements(page)
  await signIn('student')
  await page.goto('/dashboard/learn')
  const other = await context.newPage()
  await other.goto('/dashboard/learn')
  for (const tab of [page, other]) await expect(heading(tab)).toHaveText(/^Hi /)
  await loadMenu(page)
  await context.setOffline(true)
  await signOutByKeyboard(page)
  await expectArrival(page, { heading: signedOutHere, title: /^You are signed out on this device - / })
  await expect(heading(other)).toHaveText(signedOutHere)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your session will end')).toBeVisible()
  await expectUsable(page)
  expect(await page.evaluate(() => localStorage.getItem('stepwise.signed-in'))).toBeNull()

  await context.setOffline(false)
  for (const tab of [page, other]) await expect(tab.getByText('Stepwise is back')).toBeVisible()
  await other.close()
  await expect(heading(page)).toBeFocused()
  expect(await hasSession(page)).toBe(false)
  await page.getByRole('button', { name: 'Go to the start page' }).press('Enter')
  await expect(heading(page)).not.toHaveText(signedOutHere)
  await expect.poll(announcements).toContain('You are signed out on this device.')
})

test('on a shared computer the session ends with the browser, and signing out deletes what is stored', {
  tag: '@core',
}, async ({ page, context, emailOf, noise }) => {
  noise.allow(/status of (401|503)/)
  await openSignIn(page)
  await fillSignIn(page, { email: await emailOf('student') })
  const shared = page.getByRole('checkbox', { name: 'This is a shared computer' })
  await expect(shared).not.toBeChecked()
  await tabTo(page, shared)
  await page.keyboard.press('Space')
  await expect(shared).toBeChecked()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText(/^Hi /)
  const session = (await context.cookies()).find(({ name }) => name.startsWith('stepwise_session'))
  expect(session?.expires).toBe(-1)

  await page.goto('/dashboard/reflect')
  await page.getByRole('button', { name: 'NEW ENTRY', exact: true }).click()
  await titleField(page).pressSequentially('No one else should read this')
  await expect.poll(() => deviceRecords(page)).not.toEqual({})
  await page.reload()
  await signOutByKeyboard(page)
  const dialog = dialogOf(page, 'Sign out of this shared computer?')
  await expect(dialog).toContainText('1 item is not saved yet.')
  await expect(dialog.getByRole('button', { name: 'Wait' })).toBeFocused()
  await expectUsable(page)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeFocused()
  await signOutByKeyboard(page)
  await dialog.getByRole('button', { name: 'Sign out anyway' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByText('You have signed out.')).toBeVisible()
  await expect.poll(() => deviceRecords(page)).toEqual({})
  // An open tab is no one's data.
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /^stepwise\.(?!tab-lives\.)/.test(key))).toEqual([])
})
