// docs/product/routes-and-guards.md

import { expectAccessible } from '../support/accessibility.ts'
import { password } from '../support/accounts.ts'
import { expectArrival } from '../support/arrival.ts'
import { heading } from '../support/page.ts'
import { passwordField, signInAgainDialog } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a person whose session ended signs in again in place and goes on, or leaves for the sign-in page', {
  tag: '@core',
}, async ({ page, signIn, context, noise }) => {
  noise.allow(/status of 401 .*\/api\//)
  await signIn('finished')
  await page.goto('/dashboard/learn')
  await expect(heading(page)).toBeVisible()

  await context.clearCookies()
  await page.getByRole('link', { name: 'Understand the task' }).click()
  const dialog = signInAgainDialog(page)
  const field = passwordField(dialog)
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('wrong')
  await field.press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()

  await field.fill(password)
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  await expectArrival(page, { heading: 'What the question asks', title: 'What the question asks - Stepwise' })
})
