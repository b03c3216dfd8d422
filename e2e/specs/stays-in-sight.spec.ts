// docs/product/accessibility.md

import type { Locator, Page } from 'playwright/test'
import { learnerOf } from '../support/accounts.ts'
import { openJournal } from '../support/journal.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button, heading } from '../support/page.ts'
import { giveVoices } from '../support/speech.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const entries = Array.from({ length: 20 }, (_, at) => ({
  date: '2026-03-04',
  title: `Entry ${at}`,
  observe_1: 'It was a long day.\n'.repeat(80),
}))

/** Scrolls what scrolls around the control to its middle, presses keys between the controls that stay, and expects it where it was. */
async function expectUnmoved(page: Page, first: Locator, keys: string[]) {
  const scroller = await first.evaluateHandle((control) => {
    let element = control.parentElement
    while (
      element &&
      !(/auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight)
    )
      element = element.parentElement
    return element ?? document.documentElement
  })
  const middle = await scroller.evaluate((element) => {
    element.scrollTo({ top: (element.scrollHeight - element.clientHeight) / 2, behavior: 'instant' })
    return element.scrollTop
  })
  expect(middle).toBeGreaterThan(100)
  await first.evaluate((control: HTMLElement) => control.focus({ preventScroll: true }))
  for (const key of keys) {
    await page.keyboard.press(key)
    await expect(first).not.toBeFocused()
    // A scroll would begin with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await scroller.evaluate((element) => element.scrollTop), `after ${key}`).toBe(middle)
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('no bar moves the page when the focus comes to it: public site and wizard', async ({ page, signIn }) => {
  await test.step('the top bar of the public site does not move the page', async () => {
    await page.goto('/')
    await expect(heading(page)).toBeVisible()
    await expectUnmoved(page, page.getByRole('banner').getByRole('link').first(), ['Tab', 'Tab'])
  })

  await test.step('the bar of a wizard does not move the page', async () => {
    await page.setViewportSize({ width: 320, height: 410 })
    await signIn('new')
    await page.goto('/onboarding')
    await expect(heading(page)).toBeVisible()
    await expectUnmoved(page, page.getByRole('main').locator('input, select').last(), ['Tab'])
  })
})

test('no bar moves the page when the focus comes to it: step, journal and its dialog', async ({
  page,
  signIn,
  edition,
}) => {
  await giveVoices(page)
  await test.step('the reading bar of a step does not move the page', async () => {
    await signIn(learnerOf[edition])
    await page.goto(stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit'))
    await expect(heading(page)).toBeVisible()
    await chooseByKeyboard(page, button(page, 'Read aloud'))
    await chooseByKeyboard(page, button(page, 'Pause'))
    await expectUnmoved(page, button(page, 'Continue'), ['Tab', 'Tab', 'Tab', 'Shift+Tab'])
  })

  await test.step('neither the head of the journal’s table nor that of a dialog, nor a reading bar in it, moves what is below', async () => {
    await signIn('qa')
    await openJournal(page, entries)
    await expectUnmoved(page, page.getByRole('columnheader').getByRole('button').first(), ['Tab'])
    await button(page, 'Entry 3').click()
    const reader = page.getByRole('dialog', { name: 'Entry 3' })
    await chooseByKeyboard(page, button(page, 'Read aloud'))
    await chooseByKeyboard(page, button(page, 'Pause'))
    await expectUnmoved(page, button(page, 'Continue'), ['Tab', 'Tab', 'Tab', 'Shift+Tab'])
    await expectUnmoved(page, button(page, 'Continue'), ['Shift+Tab'])
    await expect(reader).toBeVisible()
  })
})

test('the message that one is offline covers no button of a dialog', async ({ page, context, signIn, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn('qa')
  await page.goto('/dashboard/reflect')
  await chooseByKeyboard(page, button(page, "LET'S DO THIS!"))
  await page.keyboard.type('A walk')
  const next = button(page, 'NEXT')
  await expect(next).toBeVisible()
  await context.setOffline(true)
  const message = page.getByRole('complementary', { name: 'Connection' })
  await expect(message).toBeVisible()
  await chooseByKeyboard(page, next)
  await expect(button(page, 'PREVIOUS')).toBeVisible()
  const clear = async () => {
    const [covered, covering] = [await next.boundingBox(), await message.boundingBox()]
    return covered && covering && Math.round(covering.y - covered.y - covered.height)
  }
  for (const [width, height] of [
    [320, 256],
    [375, 667],
    [1024, 380],
  ] as const) {
    await page.setViewportSize({ width, height })
    await tabTo(page, next)
    const distance = `pixels between the button and the message at ${width} × ${height}`
    await expect.poll(clear, distance).toBeGreaterThanOrEqual(0)
  }
  await context.setOffline(false)
})
