// docs/product/accounts.md

import { expectUsable } from '../support/accessibility.ts'
import { homeOf } from '../support/accounts.ts'
import { expectHeadingFocused, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every onboarding step and the testimonials are accessible, with and without errors', async ({ page, signIn }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  /** Goes on with nothing chosen. */
  const expectProblems = async () => {
    await expectUsable(page)
    await press('Next')
    await expect(page).toHaveTitle(/^Error: /)
    await expectUsable(page)
  }

  await signIn('new')
  await page.goto('/onboarding')
  await test.step('their account is there before they have answered', async () => {
    await page.getByRole('link', { name: 'Your account' }).click()
    await expectHeadingFocused(page, 'Your account')
    await expect(page.getByRole('region', { name: 'Delete my account', exact: true })).toBeVisible()
    await expectUsable(page)
    await page.goto('/onboarding')
  })
  await expect(heading(page)).toHaveText('Step 1 of 4: tell us about your course')
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expectProblems()
  const year = new Date().getFullYear()
  await page.getByLabel('Course start year').selectOption(String(year))
  await page.getByLabel('Course end year').selectOption(String(year + 7))
  await page.getByRole('textbox', { name: 'Course subject' }).or(page.getByRole('combobox')).last().fill('geo')
  await expectUsable(page)
  await page.getByRole('option', { name: 'Geography', exact: true }).click()
  await press('Next')
  await expect(heading(page)).toHaveText(/^Step \d of \d: Select your Assistive Technology$/)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectProblems()
  await page.getByRole('checkbox', { name: 'NVDA' }).check()
  await press('Next')
  await expect(heading(page)).toHaveText(/^Step \d of \d: how well do you know your assistive technology\?$/)
  await expectProblems()
  await page.getByRole('radio', { name: /^Quite familiar/ }).check()
  await press('Next')
  await expect(page.getByRole('slider')).toHaveCount(6)
  await expectUsable(page)
  await press('Finish')
  await expect(page).toHaveURL('/onboarding/testimonial')
  await expect(heading(page)).toBeFocused()
  await press('Next')
  await expect(page.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true')
  await expectUsable(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(homeOf.study)
  await test.step('a person who has answered is sent home', async () => {
    await page.goto('/onboarding')
    await expect(page).toHaveURL(homeOf.study)
  })
})
