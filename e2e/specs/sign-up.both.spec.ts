// docs/product/accounts.md

import { linkInMail } from '../support/mail.ts'
import { fillByKeyboard, onboardByKeyboard, pressByKeyboard } from '../support/onboarding.ts'
import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

// A new person's whole way in, with the keyboard alone, reading the mail in the outbox.

const password = 'purple tiger 42'
test.slow()

test('a new person with a licence key gets to the home by keyboard alone', async ({ page, edition }) => {
  const email = `robin.${Date.now()}@example.test`
  await page.goto('/auth')
  await expect(heading(page)).toBeVisible()
  await pressByKeyboard(page, 'link', edition === 'study' ? 'Activate account' : 'Activate licence')
  await expect(heading(page)).toBeFocused()
  await fillByKeyboard(page, 'Licence key', '1000000001')
  await fillByKeyboard(page, 'First name', 'Robin')
  await fillByKeyboard(page, 'Surname', 'Example')
  await fillByKeyboard(page, edition === 'study' ? 'University' : 'Organisation', 'Example College')
  await pressByKeyboard(page, 'button', 'Next')
  await fillByKeyboard(page, 'Email address', email)
  await fillByKeyboard(page, 'Confirm email address', email)
  await fillByKeyboard(page, 'Create password', password)
  await fillByKeyboard(page, 'Confirm password', password)
  await page.keyboard.press('Enter')
  await onboardByKeyboard(page, edition)
})

test('a new member gets to the home through the mail, by keyboard alone', async ({ page, edition, noise }) => {
  noise.allow(/status of 401 .*\/api\//)
  const domain = edition === 'study' ? 'uni.stepwise.test' : 'corp.stepwise.test'
  const email = `robin.${Date.now()}@${domain}`
  await page.goto('/auth')
  await expect(heading(page)).toBeVisible()
  await pressByKeyboard(page, 'link', 'Create account')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused()
  await fillByKeyboard(page, 'Institutional email address', email)
  await pressByKeyboard(page, 'button', 'Next')
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeFocused()
  await fillByKeyboard(page, 'First name', 'Robin')
  await fillByKeyboard(page, 'Surname', 'Example')
  await fillByKeyboard(page, 'Create password', password)
  await fillByKeyboard(page, 'Confirm password', password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeFocused()

  await page.goto(await linkInMail(page, email))
  await expect(page.getByRole('heading', { level: 1, name: 'Account Verified' })).toBeVisible()
  await pressByKeyboard(page, 'link', 'Sign in')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused()
  await fillByKeyboard(page, 'Email address', email)
  await fillByKeyboard(page, 'Password', password)
  await page.keyboard.press('Enter')
  await onboardByKeyboard(page, edition)
})
