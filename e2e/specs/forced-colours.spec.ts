// docs/product/accessibility.md

import type { Locator } from 'playwright/test'
import { expectMarksSeen } from '../support/marks.ts'
import { notesPanel } from '../support/notes.ts'
import { accountMenu, button, heading, mainMenu, preferTheme } from '../support/page.ts'
import { stepAt, stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'
const textStep = stepAt(`${chapter}/what-the-question-asks`)
const videoStep = stepAt(`${chapter}/reading-an-essay-question`)

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test.beforeEach(({ signIn }) => signIn('finished'))

test('in forced colours selection, progress and focus are visible on the home and on a step', async ({ page }) => {
  await page.goto('/dashboard/learn')
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)

  const chips = page.getByRole('navigation', { name: 'Study flows' }).getByRole('link')
  expect(await looksOf(chips.nth(0))).not.toEqual(await looksOf(chips.nth(1)))
  const tabs = page.getByRole('tab')
  expect(await looksOf(tabs.nth(0))).not.toEqual(await looksOf(tabs.nth(1)))
  const entries = mainMenu(page).getByRole('link')
  expect(await looksOf(entries.nth(0))).not.toEqual(await looksOf(entries.nth(1)))

  const bar = page.getByRole('progressbar').first()
  expect(await bar.evaluate(isFillSeen)).toBe(true)

  await chips.nth(1).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(chips.nth(1)).not.toHaveCSS('outline-style', 'none')

  await page.goto(textStep)
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect(await page.getByRole('progressbar').evaluate(isFillSeen)).toBe(true)
  const steps = stepList(page).getByRole('link', { name: /Text|Video/ })
  expect(await looksOf(steps.nth(0))).not.toEqual(await looksOf(steps.nth(1)))
})

test('in forced colours toggles, chapters and lines are visible in the player', async ({ page }) => {
  await page.goto(videoStep)
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true')
  expect(await looksOf(button(page, 'Captions'))).not.toEqual(await looksOf(button(page, 'Large captions')))
  await button(page, 'Chapters').click()
  const chapters = page.getByRole('group', { name: 'Chapters' }).getByRole('button')
  expect(await looksOf(chapters.nth(0))).not.toEqual(await looksOf(chapters.nth(1)))
  await button(page, 'TRANSCRIPT').click()
  const lines = page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /^\d:/ })
  await lines.nth(1).press('Enter')
  await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true')
  expect(await looksOf(lines.nth(1))).not.toEqual(await looksOf(lines.nth(2)))
  await expect(lines.nth(1)).not.toHaveCSS('outline-style', 'none')
  // It would be open at the next visit.
  await button(page, 'CLOSE TRANSCRIPT').click()

  const slider = page.getByRole('slider', { name: 'Seek' })
  const [filled, track] = await slider.evaluate((input) => {
    const bar = input.previousElementSibling
    return [bar?.firstElementChild, bar].map((part) => part && getComputedStyle(part).backgroundColor)
  })
  expect(filled).not.toBe(track)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).not.toHaveCSS('outline-style', 'none')
})

test('in forced colours marks have 3 : 1', async ({ page }) => {
  test.slow()
  // The palette of the system is not that of the product's theme: each is tried on the other one, where its own colours are faint.
  for (const { system, theme } of [
    { system: 'dark', theme: 'light' },
    { system: 'light', theme: 'dark' },
  ] as const) {
    await test.step(`marks in forced ${system} colours over the ${theme} theme`, async () => {
      await page.emulateMedia({ colorScheme: system })
      await preferTheme(page, theme)
      await page.goto('/dashboard/learn')
      await expect(page.getByRole('progressbar').first()).toBeVisible()
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      await expectMarksSeen(page, 'home')
      await accountMenu(page).click()
      await page.getByRole('menuitem', { name: 'View Achievements' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      await expectMarksSeen(page, 'achievements')

      await page.goto(stepAt(`${chapter}/what-the-question-asks`))
      await expect(
        stepList(page)
          .getByRole('link', { name: /Completed/ })
          .first(),
      ).toBeVisible()
      await expectMarksSeen(page, 'text step')
      await button(page, /^(Add|Remove) Favourite$/).click()
      await expectMarksSeen(page, 'a favourite')
      await button(page, 'Add note').click()
      await expect(notesPanel(page).getByRole('article').first()).toBeVisible()
      await expectMarksSeen(page, 'notes panel')

      await page.goto(stepAt(`${chapter}/reading-an-essay-question`))
      await button(page, 'TRANSCRIPT').click()
      for (const name of ['Speed', 'Zoom', 'Chapters']) {
        await button(page, new RegExp(`^${name}`)).click()
        await expectMarksSeen(page, `player with ${name}`)
      }
      await button(page, 'CLOSE TRANSCRIPT').click()
      await page.goto('/onboarding/testimonial')
      await expect(heading(page)).toBeVisible()
      await expectMarksSeen(page, 'testimonials')

      await page.goto('/dashboard/reflect')
      await expect(page.getByRole('table')).toBeVisible()
      await expectMarksSeen(page, 'journal')
      await page.getByRole('checkbox', { name: 'Select all entries' }).check()
      await expectMarksSeen(page, 'journal with a selection')
    })
  }
})

/** What shows a state of an element in forced colours: borders, system colours and marks. */
const looksOf = (element: Locator) =>
  element.evaluate((node) => {
    const styleOf = (pseudo?: string) => {
      const style = getComputedStyle(node, pseudo)
      return [style.border, style.outline, style.backgroundColor, style.color, style.fontWeight, style.content]
    }
    return [styleOf(), styleOf('::before'), styleOf('::after'), node.querySelectorAll('svg').length]
  })

/** Whether the filled part of a progress bar has another colour than its track. */
function isFillSeen(bar: Element): boolean {
  const fill = bar.matches('[class*=section]') ? bar : (bar.firstElementChild ?? bar)
  const track = fill === bar ? bar.parentElement : bar
  const colour = (node: Element | null) => node && getComputedStyle(node).backgroundColor
  return colour(fill) !== colour(track)
}
