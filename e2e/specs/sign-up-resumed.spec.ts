// docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectHeadingFocused, pressButton } from '../support/page.ts'
import { fillField, newPassword, organisationLabel, storedText } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

test.slow()

const expectField = (page: Page, label: string) => expect(page.getByLabel(label, { exact: true }))

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
    await page.getByRole('banner').getByRole('link', { name: 'Stepwise' }).press('Enter')
    await expect(page).toHaveURL('/')
    // The address changes before the page that is left is gone.
    await expect.poll(() => storedText(page)).not.toContain('Robin')
  })
})
