// docs/product/own-account.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { homeOf, learnerOf, password } from '../support/accounts.ts'
import { apiSession } from '../support/api-session.ts'
import { fillByKeyboard, pressByKeyboard } from '../support/keyboard.ts'
import { mailsTo } from '../support/mail.ts'
import { button, clickButton, expectHeadingFocused, heading, liveRegion, problemSummary } from '../support/page.ts'
import { passwordField, signInAgain, signInAgainDialog, signInByForm } from '../support/sign-in.ts'
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

test('the name is changed by keyboard alone, and bad input or the end of the session loses nothing', {
  tag: '@core',
}, async ({ page, edition, signIn, noise }) => {
  noise.allow(/status of 401 .*\/api\/|status of 422 .*\/api\/users\/profile|ERR_FAILED .*\/api\/users\/profile/)
  await signIn(learnerOf[edition])
  await openAccount(page)
  await expectUsable(page)
  await pressByKeyboard(page, 'button', 'Change name')
  const firstName = page.getByLabel('First name')
  await expect(firstName).toBeFocused()

  await test.step('empty, and too long', async () => {
    await firstName.fill('')
    await firstName.press('Enter')
    await expect(problemSummary(page)).toBeFocused()
    await expect(problemSummary(page)).toContainText('Enter your first name')
    await firstName.fill('a'.repeat(201))
    await firstName.press('Enter')
    await expect(problemSummary(page)).toContainText('at most 200 characters')
    await expect(page).toHaveTitle(/^Error: Your account/)
    await expectUsable(page)
  })
  await test.step('without a network', async () => {
    await page.route('**/api/users/profile', (route) => route.abort())
    await firstName.fill('Robin')
    await firstName.press('Enter')
    await expect(problemSummary(page)).toContainText('Nothing you typed is lost.')
    await page.unroute('**/api/users/profile')
  })
  await clickButton(page, 'Try again')
  await expect(part(page, 'Name').getByText('Your name has been changed.')).toBeVisible()
  await expect(liveRegion(page)).toHaveText('Your name has been changed.')
  await expect(button(page, 'Change name')).toBeFocused()
  await expect(part(page, 'Name')).toContainText('Robin')
  await page.reload()
  await expect(part(page, 'Name')).toContainText('Robin')
  await test.step('a session that ends while someone types costs no word', async () => {
    await clickButton(page, 'Change name')
    await page.getByLabel('Surname').fill('Written before')
    await page.context().clearCookies()
    await clickButton(page, 'Save name')
    await expect(signInAgainDialog(page)).toBeVisible()
    await signInAgain(page)
    await expect(part(page, 'Name').getByText('Your name has been changed.')).toBeVisible()
    await expect(part(page, 'Name')).toContainText('Written before')
  })
})

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
  await test.step('another address waits for its link, after a proof, and can be taken back', async () => {
    // As if the sign-in were long ago.
    const message = 'Please confirm that it is you first.'
    const refusal = { status: 403, json: { errors: { proof: [message] }, msg: message } }
    await page.route('**/api/users/email_change', (route) => route.fulfill(refusal), { times: 1 })

    await pressByKeyboard(page, 'button', 'Change email address')
    await page.keyboard.type(`new.${email}`)
    await page.keyboard.press('Enter')
    await expect(stepUpDialog(page)).toBeVisible()
    await expect(passwordField(stepUpDialog(page))).toBeFocused()
    await expectUsable(page)
    await passwordField(stepUpDialog(page)).fill(password)
    await page.keyboard.press('Enter')
    await expect(stepUpDialog(page)).toHaveCount(0)
    await expect(part(page, 'Email address')).toContainText(`Until then your account keeps ${email}.`)
    await expect.poll(() => mailsTo(page, `new.${email}`)).toHaveLength(1)
    await expectUsable(page)

    await clickButton(page, 'Cancel the change')
    await expect(button(page, 'Change email address')).toBeFocused()
    await expect(part(page, 'Email address')).not.toContainText('Until then')
  })
  await test.step('a new password ends the other sessions', async () => {
    const elsewhere = await apiSession(String(baseURL), email)
    await pressByKeyboard(page, 'button', 'Change password')
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await fillByKeyboard(page, 'Create password', '12345678')
    await fillByKeyboard(page, 'Confirm password', '12345678')
    await page.keyboard.press('Enter')
    await expect(problemSummary(page)).toContainText('among the most common')
    await expectUsable(page)
    for (const label of ['Create password', 'Confirm password'])
      await page.getByLabel(label).fill('seven purple tigers')
    await clickButton(page, 'Change password')
    await expect(part(page, 'Password')).toContainText('You are signed out everywhere else.')
    await expect(button(page, 'Change password')).toBeFocused()
    await expect(elsewhere.get('/users/sessions')).rejects.toThrow('401')
  })
  await test.step('all of the data is made and downloaded, and what happened is listed', async () => {
    await pressByKeyboard(page, 'button', 'Make the file')
    const link = page.getByRole('link', { name: /^Download your data/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expect(liveRegion(page)).toHaveText('Your file is ready.')
    const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^stepwise-data-.*\.zip$/)
    expect(await download.failure()).toBeNull()
    await expectUsable(page)

    await pressByKeyboard(page, 'link', 'Account activity')
    await expectHeadingFocused(page, 'Account activity')
    await expect(page).toHaveTitle(/^Account activity/)
    const events = page.getByRole('region', { name: 'Today' }).getByRole('listitem')
    await expect(events.first()).toContainText('You downloaded the file with your data')
    await expect(events.nth(1)).toContainText('You asked for a file with your data')
    await expect(events.last()).toContainText('with your password')
    await expectUsable(page)
  })
})

test('an account is deleted by keyboard alone, and kept again', { tag: '@core' }, async ({
  page,
  edition,
  signIn,
  emailOf,
  noise,
}) => {
  noise.allow(/status of 422 .*\/api\/users\/proof|ERR_FAILED .*\/api\/users\/deletion/)
  await signIn(learnerOf[edition])
  const email = await emailOf(learnerOf[edition])
  await openAccount(page)
  await pressByKeyboard(page, 'button', 'Delete my account…')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Delete my account…')).toBeFocused()
  await page.keyboard.press('Enter')
  await passwordField(dialog).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('This is not your password.')
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
  await page.route('**/api/users/deletion', (route) => route.abort())
  await button(page, 'Keep my account').press('Enter')
  await expect(banner.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/users/deletion')
  await button(page, 'Keep my account').press('Enter')
  await expect(banner).toContainText('Your account stays.')
  await expect(banner.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(banner).toHaveCount(0)
})
