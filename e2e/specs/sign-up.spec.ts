// docs/product/accounts.md

import type { Page } from 'playwright/test'
import { fillByKeyboard, pressByKeyboard } from '../support/keyboard.ts'
import { linkInMail } from '../support/mail.ts'
import { onboardByKeyboard } from '../support/onboarding.ts'
import { expectHeadingFocused, heading } from '../support/page.ts'
import { memberEmailLabel, newMember, newPassword, organisationLabel, unusedLicenceKey } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

test.slow()

test('a new person with a licence key gets to the home by keyboard alone', { tag: ['@core', '@core-pro'] }, async ({
  page,
  edition,
}) => {
  const email = `robin.${Date.now()}@example.test`
  await page.goto('/auth')
  await expect(heading(page)).toBeVisible()
  await pressByKeyboard(page, 'link', edition === 'study' ? 'Activate account' : 'Activate licence')
  await expect(heading(page)).toBeFocused()
  await fillByKeyboard(page, 'Licence key', unusedLicenceKey())
  await fillNamesByKeyboard(page)
  await fillByKeyboard(page, organisationLabel[edition], 'Example College')
  await pressByKeyboard(page, 'button', 'Next')
  await fillByKeyboard(page, 'Email address', email)
  await fillByKeyboard(page, 'Confirm email address', email)
  await submitNewPasswordByKeyboard(page)
  await onboardByKeyboard(page, edition)
})

test('a new member gets to the home through the mail, by keyboard alone', { tag: '@core' }, async ({
  page,
  edition,
  noise,
}) => {
  noise.allow(/status of 401 .*\/api\//)
  const { email } = newMember(edition)
  await page.goto('/auth')
  await expect(heading(page)).toBeVisible()
  await pressByKeyboard(page, 'link', 'Create account')
  await expectHeadingFocused(page, 'Step 1 of 3: your email address')
  await fillByKeyboard(page, memberEmailLabel[edition], email)
  await pressByKeyboard(page, 'button', 'Next')
  await expectHeadingFocused(page, 'Step 2 of 3: your details')
  await fillNamesByKeyboard(page)
  await submitNewPasswordByKeyboard(page)
  await expectHeadingFocused(page, 'Step 3 of 3: verify your email')

  await page.goto(await linkInMail(page, email))
  await expect(page.getByRole('heading', { level: 1, name: 'Account Verified' })).toBeVisible()
  await pressByKeyboard(page, 'link', 'Sign in')
  await expectHeadingFocused(page, 'Sign in')
  await fillByKeyboard(page, 'Email address', email)
  await fillByKeyboard(page, 'Password', newPassword)
  await page.keyboard.press('Enter')
  await onboardByKeyboard(page, edition)
})

async function fillNamesByKeyboard(page: Page) {
  await fillByKeyboard(page, 'First name', 'Robin')
  await fillByKeyboard(page, 'Surname', 'Example')
}

async function submitNewPasswordByKeyboard(page: Page) {
  await fillByKeyboard(page, 'Create password', newPassword)
  await fillByKeyboard(page, 'Confirm password', newPassword)
  await page.keyboard.press('Enter')
}
