// docs/product/accounts.md

import type { Page } from 'playwright/test'
import { demoLicenceKeys } from '../../api/src/demo/accounts.ts'
import { expectUsable } from '../support/accessibility.ts'
import { homeOf, password as oldPassword } from '../support/accounts.ts'
import { linkInMail } from '../support/mail.ts'
import { clickButton, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

// Every state of every way to an account, seen by axe in light and dark: with and without errors, and what the server refuses.

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const summary = (page: Page) => page.getByRole('alert')
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function expectProblems(page: Page, problems: string[]) {
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('listitem')).toHaveText(problems)
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
  await expectProblems(page, [
    'Enter licence key',
    'Enter your first name',
    'Enter your surname',
    'Enter your university/organisation',
  ])
  await fill(page, 'Licence key', '1')
  await fill(page, 'First name', 'Robin')
  await fill(page, 'Surname', 'Example')
  await fill(page, edition === 'study' ? 'University' : 'Organisation', 'Example')
  await clickButton(page, 'Next')

  await expect(page.getByLabel('Confirm email address')).toBeVisible()
  await expectUsable(page)
  await fill(page, 'Email address', 'robin')
  await fill(page, 'Confirm email address', 'kim@example.test')
  await fill(page, 'Create password', 'short')
  await fill(page, 'Confirm password', 'longer than short')
  await clickButton(page, 'Finish')
  await expectProblems(page, [
    'Invalid email address',
    'Your emails don’t match',
    'Password must be at least 8 characters.',
    "Your passwords don't match",
  ])
  await fill(page, 'Email address', email)
  await fill(page, 'Confirm email address', email)
  await fill(page, 'Create password', 'longer than short')
  await clickButton(page, 'Finish')
  await expectProblems(page, ['We do not know this licence key. Please check it.'])
  await expect(page.getByLabel('Licence key')).toHaveValue('1')
  await fill(page, 'Licence key', demoLicenceKeys.at(-1) ?? '')
  await clickButton(page, 'Next')
  await clickButton(page, 'Finish')
  // The server's words, which may hold links, and which go when the address is edited.
  await expect(summary(page).getByRole('link', { name: 'choose a new password' })).toBeVisible()
  await expectProblems(page, ['This email address already has an account.'])
  await fill(page, 'Email address', 'somebody@example.test')
  await expect(page.getByText('choose a new password')).toHaveCount(0)
})

test('every state of the member sign-up is accessible', async ({ page, edition, noise }) => {
  noise.allow(/status of 4\d\d .*\/api\/auth\/(verify_email|sign_in)$/)
  const [path, domain] =
    edition === 'study' ? ['inst-licence', 'uni.stepwise.test'] : ['site-licence', 'corp.stepwise.test']
  const email = `robin.${Date.now()}@${domain}`
  await page.goto(`/auth/${path}`)
  await expect(headingOf(page, 'Create your account')).toBeVisible()
  await expectUsable(page)
  await clickButton(page, 'Next')
  await expectProblems(page, ['Enter your institutional email address'])
  await fill(page, 'Institutional email address', 'robin@elsewhere.test')
  await clickButton(page, 'Next')
  await expect(summary(page).getByRole('link', { name: 'activate an individual licence' })).toBeVisible()
  await expectUsable(page)
  await fill(page, 'Institutional email address', email)
  await expect(page.getByText('activate an individual licence')).toHaveCount(0)
  await clickButton(page, 'Next')

  await expect(headingOf(page, 'Your details')).toBeFocused()
  await clickButton(page, 'Create account')
  await expectProblems(page, ['Enter your first name', 'Enter your first surname', 'Field required', 'Field required'])
  await fill(page, 'First name', 'Robin')
  await fill(page, 'Surname', 'Example')
  await fill(page, 'Create password', 'purple tiger 42')
  await fill(page, 'Confirm password', 'purple tiger 42')
  await clickButton(page, 'Create account')
  await expect(headingOf(page, 'Verify your email')).toBeFocused()
  await clickButton(page, 'Resend')
  await expect(page.getByRole('main').getByText(`We have sent another email to ${email}.`)).toBeVisible()
  await expectUsable(page)

  await page.goto('/auth/sign-in')
  await fill(page, 'Email address', email)
  await fill(page, 'Password', 'purple tiger 42')
  await clickButton(page, 'Sign in')
  await expect(summary(page)).toContainText('Please verify your email address first')
  await clickButton(page, 'Send the email again')
  await expect(page.getByRole('main').getByText(`We have sent another email to ${email}.`)).toBeVisible()
  await expectUsable(page)
})

test('every state of a password reset is accessible', async ({ page, edition, emailOf, noise }) => {
  noise.allow(/status of 4\d\d .*\/api\/auth\/(reset_password|sign_in)$/)
  const email = await emailOf('finished')
  const choosePassword = async (password: string) => {
    await fill(page, 'Create password', password)
    await fill(page, 'Confirm password', password)
    await clickButton(page, 'Change Password')
  }
  await page.goto('/auth/reset-password')
  await expect(headingOf(page, 'Reset your password')).toBeVisible()
  await clickButton(page, 'Send the link')
  await expect(summary(page)).toBeFocused()
  await expectUsable(page)
  await fill(page, 'Email address', email)
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
  await expectProblems(page, ['Field required', 'Field required'])
  await choosePassword('purple tiger 42')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your password has been changed. Sign in with your new password.').first()).toBeVisible()

  await test.step('the link works once', async () => {
    await page.goto(link)
    await choosePassword('purple tiger 43')
    await expect(summary(page)).toBeFocused()
    await expectUsable(page)
  })
  await test.step('only the new password signs in', async () => {
    await page.goto('/auth/sign-in')
    await fill(page, 'Email address', email)
    await fill(page, 'Password', oldPassword)
    await clickButton(page, 'Sign in')
    await expect(summary(page)).toContainText('The email address or the password is not right.')
    await fill(page, 'Password', 'purple tiger 42')
    await clickButton(page, 'Sign in')
    await expect(page).toHaveURL(homeOf[edition])
  })
})
