import type { Edition } from '@stepwise/shared/contracts'
import { expect, type Page } from 'playwright/test'
import { chooseByKeyboard, fillByKeyboard, pressByKeyboard, tabTo } from './keyboard.ts'
import { expectHeadingFocused } from './page.ts'

/** Goes from the first onboarding step over the testimonials to the home, by keyboard alone. */
export async function onboardByKeyboard(page: Page, edition: Edition): Promise<void> {
  if (edition === 'study') {
    await expectHeadingFocused(page, 'Step 1 of 4: tell us about your course')
    await fillByKeyboard(page, 'Course start year', String(new Date().getFullYear()))
    await fillByKeyboard(page, 'Course end year', String(new Date().getFullYear() + 2))
    await tabTo(
      page,
      page.getByRole('textbox', { name: 'Course subject' }).or(page.getByRole('combobox', { name: 'Course subject' })),
    )
    await page.keyboard.type('Not listed')
    await expect(page.getByRole('option', { name: 'Not listed' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await pressByKeyboard(page, 'button', 'Next')
  }
  await expectHeadingFocused(page, /^Step \d of \d: Select your Assistive Technology$/)
  await chooseByKeyboard(page, page.getByRole('checkbox', { name: 'NVDA' }), 'Space')
  await pressByKeyboard(page, 'button', 'Next')
  await expectHeadingFocused(page, /^Step \d of \d: how well do you know your assistive technology\?$/)
  await tabTo(page, page.getByRole('radio', { name: /A little knowledge|Complete beginner/ }).first())
  await page.keyboard.press('Space')
  if (edition === 'study') {
    await pressByKeyboard(page, 'button', 'Next')
    await expect(page.getByRole('slider')).toHaveCount(6)
  }
  await pressByKeyboard(page, 'button', 'Finish')
  await expectHeadingFocused(page, 'You are in good company')
  await pressByKeyboard(page, 'link', 'Get Started')
  await expect(page.getByRole('heading', { level: 1, name: /^Hi \w+, / })).toBeVisible()
}
