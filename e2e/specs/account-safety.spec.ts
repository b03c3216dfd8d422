// docs/product/own-account.md, docs/product/accounts.md, docs/product/ways-in.md

import { expectUsable } from '../support/accessibility.ts'
import { pressByKeyboard } from '../support/keyboard.ts'
import { linkInMail } from '../support/mail.ts'
import { expectHeadingFocused } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a new address counts once its link was used', { tag: '@core' }, async ({
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
})
