// docs/product/own-account.md

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { learnerOf } from '../support/accounts.ts'
import { pressByKeyboard } from '../support/keyboard.ts'
import { button, clickButton } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the answers of onboarding can be changed', { tag: '@pro' }, async ({ page, edition, signIn }) => {
  await signIn(learnerOf[edition])
  await page.goto('/dashboard/settings/account')
  await expect(button(page, 'Make the file')).toBeVisible()
  await expect(part(page, 'Course')).toHaveCount(edition === 'study' ? 1 : 0)
  if (edition === 'study') {
    await pressByKeyboard(page, 'button', 'Change priorities')
    await expect(page.getByRole('slider', { name: 'Essay writing' })).toBeFocused()
    await page.keyboard.press('End')
    await expectUsable(page)
    await clickButton(page, 'Save priorities')
    await expect(part(page, 'Study priorities')).toContainText('Essay writing5 of 5')
  }
  await clickButton(page, 'Change assistive technology knowledge')
  await page.getByRole('radio', { name: 'Quite familiar' }).check()
  await clickButton(page, 'Save answer')
  await expect(part(page, 'Assistive technology')).toContainText('quite familiar')
})
