import { expectUsable } from '../support/accessibility.ts'
import { homeOf } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every step of onboarding, with and without errors, and the page of testimonials', async ({
  page,
  signIn,
  edition,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const snackbar = page.getByRole('group', { name: 'Message' })
  const problems = page.getByRole('alert').getByRole('listitem')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  /** Next, with nothing chosen: the summary, the fields and the snackbar say what is missing. */
  const refused = async (messages: string[], button = 'Next') => {
    await expectUsable(page)
    await press(button)
    await expect(problems).toHaveText(messages)
    await expect(snackbar).toContainText(messages[0] ?? '')
    await expect(page).toHaveTitle(/^Error: /)
    await expectUsable(page)
  }

  await signIn('new')
  await page.goto('/onboarding')
  if (edition === 'study') {
    await expect(heading).toHaveText('Tell us about your course')
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
    await refused(['Course Start year is required.', 'Course End year is required.', 'Course subject is required!'])
    const year = new Date().getFullYear()
    await page.getByLabel('Course start year').selectOption(String(year))
    await page.getByLabel('Course end year').selectOption(String(year + 7))
    await page.getByRole('textbox', { name: 'Course subject' }).or(page.getByRole('combobox')).last().fill('geo')
    await expectUsable(page)
    await page.getByRole('option', { name: 'Geography', exact: true }).click()
    await press('Next')
  }
  await expect(heading).toHaveText('Select your Assistive Technology')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await refused(['Please select your software!'])
  await page.getByRole('checkbox', { name: 'NVDA' }).check()
  await press('Next')
  await expect(heading).toHaveText('How well do you know your assistive technology?')
  const isLast = edition === 'pro'
  await refused(['Select Assistive Technology knowledge level!'], isLast ? 'Finish' : 'Next')
  await page.getByRole('radio', { name: /^Quite familiar/ }).check()
  if (!isLast) {
    await press('Next')
    await expect(page.getByRole('slider')).toHaveCount(6)
    await expectUsable(page)
  }
  await press('Finish')
  await expect(page).toHaveURL(homeOf[edition])

  await page.goto('/onboarding/testimonial')
  await press('Next')
  await expect(page.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true')
  await expectUsable(page)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(homeOf[edition])
})
