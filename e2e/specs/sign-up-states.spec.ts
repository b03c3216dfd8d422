// docs/product/accounts.md

import { demoLicenceKeys } from '@stepwise/api/demo'
import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { linkInMail } from '../support/mail.ts'
import { clickButton, expectHeadingFocused, heading, pressButton } from '../support/page.ts'
import { signInByForm } from '../support/sign-in.ts'
import {
  fillField,
  fillNames,
  fillNewPassword,
  memberEmailLabel,
  newMember,
  newPassword,
  organisationLabel,
  storedText,
} from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

// Every state is checked by axe in light and dark: without errors, with errors of the form, with errors of the server.

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const summary = (page: Page) => page.getByRole('alert')
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const expectField = (page: Page, label: string) => expect(page.getByLabel(label, { exact: true }))

async function expectProblems(page: Page) {
  await expect(summary(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expectUsable(page)
}

test('every state of the licence sign-up is accessible', async ({ page, edition, emailOf, noise }) => {
  noise.allow(/status of 422 .*\/api\/auth\/sign_up$/)
  const email = await emailOf('new')
  await page.goto('/auth/dsa-licence')
  await expect(heading(page)).toBeVisible()
  await expectUsable(page)
  await clickButton(page, 'Next')
  await expectProblems(page)
  await fillField(page, 'Licence key', '1')
  await fillNames(page)
  await fillField(page, organisationLabel[edition], 'Example')
  await clickButton(page, 'Next')

  await expect(page.getByLabel('Confirm email address')).toBeVisible()
  await expectUsable(page)
  await fillField(page, 'Email address', 'robin')
  await fillField(page, 'Confirm email address', 'kim@example.test')
  await fillField(page, 'Create password', 'short')
  await fillField(page, 'Confirm password', 'longer than short')
  await clickButton(page, 'Finish')
  await expectProblems(page)
  await fillField(page, 'Email address', email)
  await fillField(page, 'Confirm email address', email)
  await fillField(page, 'Create password', 'longer than short')
  await clickButton(page, 'Finish')
  await expectProblems(page)
  await expect(page.getByLabel('Licence key')).toHaveValue('1')
  await fillField(page, 'Licence key', demoLicenceKeys.at(-1) ?? '')
  await clickButton(page, 'Next')
  await clickButton(page, 'Finish')
  // A server message may have links, and goes when the address is edited.
  await expect(summary(page).getByRole('link', { name: 'choose a new password' })).toBeVisible()
  await expectProblems(page)
  await fillField(page, 'Email address', 'somebody@example.test')
  await expect(page.getByText('choose a new password')).toHaveCount(0)
})

test('every state of the member sign-up is accessible', {
  tag: '@pro',
}, async ({ page, edition, noise }) => {
  noise.allow(/status of 4\d\d .*\/api\/auth\/(confirmations|verify_email|sign_in)$/)
  const { path, email } = newMember(edition)
  await page.goto(path)
  await expect(headingOf(page, 'Step 1 of 3: your email address')).toBeVisible()
  await expectUsable(page)
  await clickButton(page, 'Next')
  await expectProblems(page)
  await fillField(page, memberEmailLabel[edition], 'robin@elsewhere.test')
  await clickButton(page, 'Next')
  await expect(summary(page).getByRole('link', { name: 'activate an individual licence' })).toBeVisible()
  await expectUsable(page)
  await fillField(page, memberEmailLabel[edition], email)
  await expect(page.getByText('activate an individual licence')).toHaveCount(0)
  await page.reload()
  await expectField(page, memberEmailLabel[edition]).toHaveValue(email)
  await pressButton(page, 'Next')

  await expect(headingOf(page, 'Step 2 of 3: your details')).toBeFocused()
  await clickButton(page, 'Create account')
  await expectProblems(page)
  await fillNames(page)
  await fillNewPassword(page)
  await pressButton(page, 'Create account')
  await expectHeadingFocused(page, 'Step 3 of 3: verify your email')
  expect(await storedText(page)).not.toContain('Robin')
  await page.reload()
  await expect(page.getByText(`We have sent an email to ${email}.`)).toBeVisible()
  const sent = page.getByRole('main').getByText(`We have sent another email to ${email}.`)
  await pressButton(page, 'Resend')
  await expect(sent).toBeVisible()
  await expectUsable(page)

  await page.goto('/auth/sign-in')
  await signInByForm(page, { email, password: newPassword })
  await expect(summary(page)).toContainText('Please verify your email address first')
  await clickButton(page, 'Send the email again')
  await expect(sent).toBeVisible()
  await expectUsable(page)
})

test('every state of a password reset is accessible', async ({ page, emailOf, noise }) => {
  noise.allow(/status of 4\d\d .*\/api\/auth\/(reset_password(\?.*)?|sign_in)$/)
  const email = await emailOf('finished')
  const choosePassword = async (password: string) => {
    await fillNewPassword(page, password)
    await clickButton(page, 'Change Password')
  }
  await page.goto('/auth/reset-password')
  await expect(headingOf(page, 'Reset your password')).toBeVisible()
  await clickButton(page, 'Send the link')
  await expect(summary(page)).toBeFocused()
  await expectUsable(page)
  await fillField(page, 'Email address', email)
  await clickButton(page, 'Send the link')
  await expect(headingOf(page, 'Check your email')).toBeFocused()
  await expect(
    page.getByText(
      `If ${email} matches a account, you'll receive an email with instructions on resetting your password.`,
    ),
  ).toBeVisible()
  await expectUsable(page)

  const link = await linkInMail(page, email)
  await page.goto(link)
  await clickButton(page, 'Change Password')
  await expectProblems(page)
  await choosePassword('password123')
  await expect(summary(page).getByRole('listitem')).toContainText(['among the most common ones'])
  await expect(page.getByLabel('Create password')).toHaveAccessibleDescription(/among the most common ones/)
  await expectUsable(page)
  await choosePassword(newPassword)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your password has been changed. Sign in with your new password.').first()).toBeVisible()

  await test.step('the link works once', async () => {
    await page.goto(link)
    await expect(page.getByRole('alert')).toHaveText('This link has been used already. Please ask for a new one.')
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    await expectUsable(page)
  })
})
