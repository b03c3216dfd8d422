// docs/product/own-account.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { homeOf, learnerOf, password } from '../support/accounts.ts'
import { apiSession } from '../support/api-session.ts'
import { pressByKeyboard } from '../support/keyboard.ts'
import { mailsTo } from '../support/mail.ts'
import { button, clickButton, expectHeadingFocused, heading } from '../support/page.ts'
import { passwordField, signInByForm } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { startApp } from '../support/words.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const account = '/dashboard/settings/account'
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const stepUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

async function openAccount(page: Page) {
  await page.goto(account)
  await expect(button(page, 'Make the file')).toBeVisible()
}

test('another address, another password, and the file with all data', async ({
  page,
  edition,
  signIn,
  emailOf,
  baseURL,
  noise,
}) => {
  noise.allow(/status of 4(03|22) .*\/api\/users\/(email_change|password)/)
  const email = await emailOf(learnerOf[edition])
  await signIn(learnerOf[edition])
  await openAccount(page)
  await expectUsable(page)
  await test.step('another address waits for its link, after a proof', async () => {
    // As if the sign-in were long ago.
    const message = 'Please confirm that it is you first.'
    const refusal = { status: 403, json: { errors: { proof: [message] }, msg: message } }
    await page.route('**/api/users/email_change', (route) => route.fulfill(refusal), { times: 1 })

    await pressByKeyboard(page, 'button', 'Change email address')
    await page.keyboard.type(`new.${email}`)
    await page.keyboard.press('Enter')
    await expect(passwordField(stepUpDialog(page))).toBeFocused()
    await expectUsable(page)
    await passwordField(stepUpDialog(page)).fill(password)
    await page.keyboard.press('Enter')
    await expect(part(page, 'Email address')).toContainText(`Until then your account keeps ${email}.`)
    await expectUsable(page)
  })
  await test.step('a new password ends the other sessions', async () => {
    const elsewhere = await apiSession(String(baseURL), email)
    await pressByKeyboard(page, 'button', 'Change password')
    await page.keyboard.type(password)
    for (const label of ['Create password', 'Confirm password'])
      await page.getByLabel(label).fill('seven purple tigers')
    await clickButton(page, 'Change password')
    await expect(part(page, 'Password')).toContainText('You are signed out everywhere else.')
    await expect(elsewhere.get('/users/sessions')).rejects.toThrow('401')
  })
  await test.step('all of the data is made and downloaded, and what happened is listed', async () => {
    await pressByKeyboard(page, 'button', 'Make the file')
    const link = page.getByRole('link', { name: /^Download your data/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^stepwise-data-.*\.zip$/)
    expect(await download.failure()).toBeNull()
    await expectUsable(page)

    await pressByKeyboard(page, 'link', 'Account activity')
    await expectHeadingFocused(page, 'Account activity')
    const events = page.getByRole('region', { name: 'Today' }).getByRole('listitem')
    await expect(events.first()).toContainText('You downloaded the file with your data')
    await expectUsable(page)
  })
})

test('an account is deleted by keyboard alone, and kept again', { tag: '@core' }, async ({
  page,
  edition,
  signIn,
  emailOf,
}) => {
  await signIn(learnerOf[edition])
  const email = await emailOf(learnerOf[edition])
  await openAccount(page)
  await pressByKeyboard(page, 'button', 'Delete my account…')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectUsable(page)
  await passwordField(dialog).fill(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/auth/account-deleted')
  await expectHeadingFocused(page, 'Your account will be deleted')
  await expectUsable(page)
  await expect.poll(() => mailsTo(page, email, /will be deleted/)).toHaveLength(1)
  await pressByKeyboard(page, 'link', 'Sign in')
  await startApp(page)
  await signInByForm(page, { email })

  await expect(page).toHaveURL(homeOf[edition])
  await expect(heading(page)).toBeVisible()
  const banner = page.getByRole('complementary', { name: 'Your account' })
  await expect(banner).toContainText(/Your account will be deleted on .*\d{4}\./)
  await expectAccessible(page)
  await button(page, 'Keep my account').press('Enter')
  await expect(banner).toContainText('Your account stays.')
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(banner).toHaveCount(0)
})
