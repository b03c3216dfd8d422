// docs/product/homes.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { holdRequests } from '../support/network.ts'
import { expectHeadingFocused, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const calls = { study: '/api/flows', pro: '/api/users/tutorials' }
const parts = { study: /^\/dashboard\/learn\/[\w-]+$/, pro: /^\/dashboard\/software\/[\w-]+$/ }
const link = (page: Page, words: 'Continue' | 'Start with') =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${words}: `) })
const topOf = async (page: Page) => (await page.getByRole('tablist').boundingBox())?.y

test('both tabs of the home link to the next step without a shift, and the step leads back to its part of the home', {
  tag: ['@core', '@pro'],
}, async ({ page, signIn, edition }) => {
  await test.step('both tabs link to it, and the step leads back', async () => {
    await signIn(learnerOf[edition])
    const { continue_with: step } = await (await page.request.get(calls[edition])).json()
    const words = step.is_begun ? 'Continue' : 'Start with'
    await page.goto(homeOf[edition])
    await expect(link(page, words)).toHaveAccessibleName(/, \d+ minutes?( left)?$/)
    await expect(link(page, words)).toContainText(step.name)
    await expect(link(page, words)).toContainText(/, \d+ min/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('tab', { selected: false }).click()
    await expect(link(page, words)).toHaveAttribute('href', step.url)

    await page.reload()
    await chooseByKeyboard(page, link(page, words))
    await expect(heading(page)).toHaveText(step.name)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL(step.url)
    await chooseByKeyboard(page, page.getByRole('link', { name: 'Go to Dashboard' }))
    await expect(page).toHaveURL((url) => parts[edition].test(url.pathname))
    await expectHeadingFocused(page, /^Hi /)
  })

  await test.step('the home does not shift when the link to the next step appears', async () => {
    await signIn(learnerOf[edition])
    const held = await holdRequests(page, `**${calls[edition]}*`)
    await page.goto(homeOf[edition], { waitUntil: 'commit' })
    await expect(page.getByRole('tablist')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = Number(await topOf(page))
    await held.release()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^(Continue|Start with): / })).toBeVisible()
    expect(Math.abs(Number(await topOf(page)) - before)).toBeLessThan(2)
  })
})
