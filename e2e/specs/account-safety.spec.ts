// docs/product/own-account.md, docs/product/accounts.md, docs/product/ways-in.md

import { expectUsable } from '../support/accessibility.ts'
import { password } from '../support/accounts.ts'
import { pressByKeyboard } from '../support/keyboard.ts'
import { linkInMail } from '../support/mail.ts'
import { expectHeadingFocused, problemSummary } from '../support/page.ts'
import { openSignIn, passwordField, signInByForm, submitSignIn } from '../support/sign-in.ts'
import { fillField } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a new address counts once its link was used, and the old one no longer signs in', { tag: '@core' }, async ({
  page,
  baseURL,
  signIn,
  emailOf,
  noise,
}) => {
  noise.allow(/status of 4(01|22) .*\/api\//)
  const old = await emailOf('student')
  const email = `new.${old}`
  await signIn('student')
  const asked = await page.request.post('/api/users/email_change', {
    headers: { origin: String(baseURL) },
    data: { user: { email } },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  const link = await linkInMail(page, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Use your new email address' })).toBeVisible()
  await expectUsable(page)
  await pressByKeyboard(page, 'button', 'Use this email address')
  await expectHeadingFocused(page, 'Your email address has been changed')
  await expect(page.getByText(`Your email address is now ${email}.`)).toBeVisible()
  await expectUsable(page)
  await test.step('the link works once', async () => {
    await page.goto(link)
    await pressByKeyboard(page, 'button', 'Use this email address')
    await expect(problemSummary(page)).toBeFocused()
    await expect(problemSummary(page)).toContainText('This link has been used already.')
    await expectUsable(page)
  })
  await test.step('only the new address signs in', async () => {
    await page.request.delete('/api/auth/sign_out', { headers: { origin: String(baseURL) } })
    await openSignIn(page)
    await signInByForm(page, { email: old })
    await expect(problemSummary(page)).toContainText('The email address or password is not right.')
    await fillField(page, 'Email address', email)
    await passwordField(page).fill(password)
    await submitSignIn(page)
    await expect(page).toHaveURL('/dashboard/learn')
  })
})
