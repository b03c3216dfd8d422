// docs/product/steps-and-player.md

import type { Edition } from '@stepwise/shared/contracts'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { stepAt, stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const lastStepOf: Record<Edition, string> = {
  study: stepAt('organisation/files-and-deadlines/find-it-again/backing-up'),
  pro: stepAt('time-and-energy/energy-and-focus/spend-energy-well/energy-planner'),
}

// docs/product/steps-and-player.md#quick-check
test('a quick check is answered by keyboard, survives a reload and a lost network, and its result is kept', {
  tag: '@pro',
}, async ({ page, signIn, edition, noise }) => {
  noise.allow(/ERR_FAILED .*\/quick_check/)
  await signIn('content')
  await page.goto(lastStepOf[edition])
  const section = page.getByRole('region', { name: 'Quick check' })
  const questions = section.getByRole('group')
  const check = section.getByRole('button', { name: 'Check my answers' })

  await chooseByKeyboard(page, check)
  await expect(questions.first().getByRole('radio').first()).toBeFocused()
  await expect(questions.first()).toHaveAccessibleDescription('Choose an answer')
  await expectAccessible(page)

  const count = await questions.count()
  await page.keyboard.press('Space')
  await page.reload()
  await expect(questions.first().getByRole('radio').first()).toBeChecked()
  for (let at = 1; at < count; at++) await questions.nth(at).getByRole('radio').first().press('Space')
  await expect(section.getByRole('radio', { checked: true })).toHaveCount(count)

  await page.route(/\/quick_check$/, (route) => route.abort())
  await chooseByKeyboard(page, check)
  const result = section.getByRole('heading', { level: 3 })
  await expect(result).toBeFocused()
  await expect(result).toHaveText(new RegExp(`^\\d of ${count} right$`))
  const score = (await result.textContent()) ?? ''
  await expect(stepList(page).getByText(`Quick check: ${score}`)).toBeVisible()
  await expect(section.getByText(/^Your result could not be saved yet\. It is safe on this device/)).toBeVisible()
  await expectUsable(page)

  await page.unroute(/\/quick_check$/)
  const arrived = page.waitForResponse((response) => response.url().endsWith('/quick_check') && response.ok())
  await page.goto('/dashboard/learn')
  await arrived
  await page.goto(lastStepOf[edition])
  await expect(section.getByText(`Last time: ${score}`)).toBeVisible()
  await expect(stepList(page).getByText(`Quick check: ${score}`)).toBeVisible()
})
