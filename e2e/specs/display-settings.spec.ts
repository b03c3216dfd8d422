// docs/product/display.md

import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { heading } from '../support/page.ts'
import { readingSurface } from '../support/reading-settings.ts'
import { stepAt } from '../support/steps.ts'
import { aVisitor, expect, phoneSize, test } from '../support/test.ts'

const step = stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Accessibility settings' })
const openerOf = (page: Page) => page.getByRole('button', { name: 'Accessibility settings' })
const saved = (page: Page) => expect(panelOf(page).getByText('Saved to your account')).toBeVisible()

test('settings apply at once and follow the person to another device, by keyboard alone', { tag: '@core' }, async ({
  page,
  signIn,
  browser,
  baseURL,
  emailOf,
}) => {
  await signIn('qa')
  await page.goto(step)
  await expect(heading(page)).toBeVisible()
  await chooseByKeyboard(page, openerOf(page))
  const panel = panelOf(page)
  await expectAccessible(page)

  const slider = panel.getByRole('slider', { name: 'Text size' })
  await tabTo(page, slider)
  await page.keyboard.press('Home')
  await expect(slider).toHaveValue('0')
  await chooseByKeyboard(page, panel.getByRole('button', { name: 'Larger text' }), 'Space')
  await expect(readingSurface(page).locator('p').first()).toHaveCSS('font-size', '15px')

  await tabTo(page, panel.getByRole('radio', { name: /^Default Atkinson/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('radio', { name: /^Open-Dyslexic/ })).toBeChecked()
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true)
  await tabTo(page, panel.getByRole('radio', { name: 'Default', exact: true }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('radio', { name: 'Cream', exact: true })).toBeChecked()
  await expect(readingSurface(page)).toHaveCSS('background-color', 'rgb(251, 243, 222)')
  await chooseByKeyboard(page, panel.getByRole('checkbox', { name: 'Subtitles in videos' }), 'Space')
  await saved(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()

  const phone = await aVisitor(browser, baseURL, await emailOf('qa'), phoneSize)
  await phone.goto(`${baseURL}${step}`)
  await expect(readingSurface(phone)).toHaveCSS('background-color', 'rgb(251, 243, 222)')
  await openerOf(phone).click()
  await expect(panelOf(phone).getByRole('radio', { name: /^Open-Dyslexic/ })).toBeChecked()
  await expect(panelOf(phone).getByRole('checkbox', { name: 'Subtitles in videos' })).not.toBeChecked()
  await panelOf(phone).getByRole('button', { name: 'Back to default settings' }).click()
  await saved(phone)
  await phone.context().close()

  await page.reload()
  await expect(readingSurface(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
