// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { homeOf, learnerOf, productTitle } from '../support/accounts.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button, expectFocusWithin, heading, mainMenu } from '../support/page.ts'
import { currentStep, stepAt } from '../support/steps.ts'
import { aVisitor, expect, phoneSize, test } from '../support/test.ts'

const video = stepAt('organisation/plan-your-week/see-your-time/planning-your-week')
const player = (page: Page) => page.locator('[data-region="video player"]')
const banner = (page: Page) => page.getByRole('banner')
const switchOf = (page: Page, does: string) => page.getByRole('checkbox', { name: `On: ${does}` })
const settingSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/users/accessability_setting') && answer.ok())

test('F6 leads round the parts of the home and of a step with a video', {
  tag: '@core',
}, async ({ page, signIn, edition }) => {
  await signIn(learnerOf[edition])
  await test.step('F6 leads round the parts of the home, and back', async () => {
    await page.goto(homeOf[edition])
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('F6')
    await expect(banner(page).getByRole('link', { name: productTitle[edition] })).toBeFocused()
    await page.keyboard.press('F6')
    await expect(mainMenu(page).getByRole('link', { name: 'Learn' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(mainMenu(page).getByRole('link', { name: 'Reflect' })).toBeFocused()
    await page.keyboard.press('F6')
    await expect(heading(page)).toBeFocused()

    await page.keyboard.press('Shift+F6')
    await expect(mainMenu(page).getByRole('link', { name: 'Reflect' })).toBeFocused()
    await page.keyboard.press('F6')
    // The last part: the browser has the key, for its own bars, and the next press starts again.
    await page.keyboard.press('F6')
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expectFocusWithin(banner(page))
  })

  await test.step('F6 leads round the parts of a step with a video', async () => {
    await page.goto(video)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.keyboard.press('F6')
    await expectFocusWithin(banner(page))
    await page.keyboard.press('F6')
    await expectFocusWithin(mainMenu(page))
    await page.keyboard.press('F6')
    await expect(heading(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expect(currentStep(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expectFocusWithin(player(page))
    await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }))
    await page.keyboard.press('Shift+F6')
    await expect(currentStep(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  })
})

test('a shortcut that is switched off does nothing, here and on another device', async ({
  page,
  signIn,
  browser,
  baseURL,
  emailOf,
  edition,
}) => {
  const announcements = await listenToAnnouncements(page)
  const learner = learnerOf[edition]
  await signIn(learner)
  await page.goto(video)
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  await chooseByKeyboard(page, button(page, 'Keyboard shortcuts'))
  await chooseByKeyboard(page, page.getByRole('link', { name: 'All shortcuts, and switching them off' }))
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText('Keyboard shortcuts')
  await expect(page).toHaveTitle(`Keyboard shortcuts - ${productTitle[edition]}`)
  await chooseByKeyboard(page, button(page, 'Accessibility settings'))
  const settings = page.getByRole('dialog', { name: 'Accessibility settings' })
  await chooseByKeyboard(page, settings.getByRole('link', { name: 'Keyboard shortcuts' }))
  await expect(settings).toHaveCount(0)
  await expect(button(page, 'Accessibility settings')).toBeFocused()

  const saved = settingSaved(page)
  await chooseByKeyboard(page, switchOf(page, 'Sound on or off'), 'Space')
  await expect(switchOf(page, 'Sound on or off')).not.toBeChecked()
  await saved
  await page.goBack()
  await expect(play).toBeVisible()
  await tabTo(page, play)
  await page.keyboard.press('m')
  await page.keyboard.press('c')
  await expect.poll(announcements).toContainEqual(expect.stringMatching(/^Captions (on|off)$/))
  expect(await announcements()).not.toContain('Sound off')
  await expect(page.locator('video')).toHaveJSProperty('muted', false)

  const phone = await aVisitor(browser, baseURL, await emailOf(learner), phoneSize)
  await phone.goto('/shortcuts')
  await expect(switchOf(phone, 'Sound on or off')).not.toBeChecked()
  await expect(switchOf(phone, 'Captions on or off')).toBeChecked()
  const savedAgain = settingSaved(phone)
  await switchOf(phone, 'Sound on or off').check()
  await savedAgain
  await phone.context().close()
})
