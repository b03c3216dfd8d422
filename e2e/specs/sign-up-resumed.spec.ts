// docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectHeadingFocused, pressButton } from '../support/page.ts'
import { fillField, fillNewPassword, newMember, newPassword, organisationLabel } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

test.slow()

const expectField = (page: Page, label: string) => expect(page.getByLabel(label, { exact: true }))
const storedText = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

test('a licence sign-up has two history steps that survive a reload, without the password', { tag: '@core' }, async ({
  page,
  edition,
}) => {
  // A phone on its side: the first step is longer than the window.
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/auth/dsa-licence')
  await expect(page).toHaveTitle(/^Step 1 of 2: licence and name - Activate your (account|licence) - Stepwise/)
  const organisation = organisationLabel[edition]
  await fillField(page, 'Licence key', '1000000001')
  await fillField(page, 'First name', 'Robin')
  await page.reload()
  await expectField(page, 'First name').toHaveValue('Robin')
  await fillField(page, 'Surname', 'Example')
  await fillField(page, organisation, 'Example College')
  await pressButton(page, 'Next')

  await expectHeadingFocused(page, 'Step 2 of 2: email and password')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/^Step 2 of 2: email and password - Activate your (account|licence) - Stepwise/)
  await fillField(page, 'Email address', 'robin@example.test')
  await fillField(page, 'Create password', newPassword)
  await page.reload()
  await expectField(page, 'Email address').toHaveValue('robin@example.test')
  await expectField(page, 'Create password').toHaveValue('')
  expect(await storedText(page)).not.toContain('purple')

  await page.goBack()
  await expectHeadingFocused(page, 'Step 1 of 2: licence and name')
  await expectField(page, organisation).toHaveValue('Example College')
  await page.goForward()
  await expectField(page, 'Email address').toHaveValue('robin@example.test')

  await test.step('leaving the sign-up deletes it', async () => {
    await page.getByRole('banner').getByRole('link').press('Enter')
    await expect(page).toHaveURL('/')
    // The address changes before the page that is left is gone.
    await expect.poll(() => storedText(page)).not.toContain('Robin')
  })
})

test('a member sign-up has three history steps that survive a reload, and Resend works after one', async ({
  page,
  edition,
  noise,
}) => {
  noise.allow(/status of 429 .*\/api\/auth\/confirmations$/)
  const { path, email } = newMember(edition)
  await page.goto(path)
  await fillField(page, 'Institutional email address', email)
  await page.reload()
  await expectField(page, 'Institutional email address').toHaveValue(email)
  await pressButton(page, 'Next')
  await expectHeadingFocused(page, 'Step 2 of 3: your details')
  await fillField(page, 'First name', 'Robin')
  await fillField(page, 'Create password', newPassword)
  await page.goBack()
  await expectHeadingFocused(page, 'Step 1 of 3: your email address')
  await expectField(page, 'Institutional email address').toHaveValue(email)
  await page.goForward()
  await expectHeadingFocused(page, 'Step 2 of 3: your details')
  await page.reload()
  await expectField(page, 'First name').toHaveValue('Robin')
  await expectField(page, 'Create password').toHaveValue('')
  expect(await storedText(page)).not.toContain('purple')
  await fillField(page, 'Surname', 'Example')
  await fillNewPassword(page)
  await pressButton(page, 'Create account')

  await expectHeadingFocused(page, 'Step 3 of 3: verify your email')
  expect(await storedText(page)).not.toContain('Robin')
  await page.reload()
  await expect(page.getByText(`We have sent an email to ${email}.`)).toBeVisible()
  const sent = page.getByRole('main').getByText(`We have sent another email to ${email}.`)
  await pressButton(page, 'Resend')
  await expect(sent).toBeVisible()

  await test.step('a rejected Resend does not say that a mail was sent', async () => {
    const rejection = { errors: {}, msg: 'Too many requests. Please wait a few minutes and try again.' }
    await page.route('**/api/auth/confirmations', (route) => route.fulfill({ status: 429, json: rejection }))
    await pressButton(page, 'Resend')
    await expect(page.getByRole('alert')).toContainText('Too many requests.')
    await expect(sent).toHaveCount(0)
  })
})
