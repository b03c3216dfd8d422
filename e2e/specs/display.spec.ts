// docs/product/accessibility.md, docs/product/display.md

import type { Locator } from 'playwright/test'
import { heading, mainMenu, preferTheme } from '../support/page.ts'
import { readWith } from '../support/reading-settings.ts'
import { stepAt, stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const textStep = stepAt('essay-writing/understand-the-task/read-the-question/what-the-question-asks')
const videoStep = stepAt('essay-writing/understand-the-task/read-the-question/reading-an-essay-question')

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('selection, progress, toggles and focus are visible on the home and on a step', async ({ page, signIn }) => {
    await signIn('finished')
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

  test('selection, progress, toggles and focus are visible in the player', async ({ page, signIn }) => {
    await signIn('finished')
    await page.goto(videoStep)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(button('Captions')).toHaveAttribute('aria-pressed', 'true')
    expect(await looksOf(button('Captions'))).not.toEqual(await looksOf(button('Large captions')))
    await button('Chapters').click()
    const chapters = page.getByRole('group', { name: 'Chapters' }).getByRole('button')
    expect(await looksOf(chapters.nth(0))).not.toEqual(await looksOf(chapters.nth(1)))
    await button('TRANSCRIPT').click()
    const lines = page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /^\d:/ })
    await lines.nth(1).press('Enter')
    await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true')
    expect(await looksOf(lines.nth(1))).not.toEqual(await looksOf(lines.nth(2)))
    await expect(lines.nth(1)).not.toHaveCSS('outline-style', 'none')

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
})

test('with reduced motion no animation runs', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('finished')
  for (const path of ['/dashboard/learn', videoStep]) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 50)
        .map((one) => (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
    )
    expect(moving).toEqual([])
  }
})

test('printing uses dark text on white in the chosen font and size, also from dark mode and a dark swatch', async ({
  page,
  signIn,
}) => {
  await signIn('student')
  await preferTheme(page, 'dark')
  const dark = { background_color: '#10182B', font_color: '#E6EDFF' }
  await readWith(page, { ...dark, font_size: 6, font_family: 'Comic Sans' })
  const printed = async (text: Locator) => {
    await expect.poll(() => text.evaluate(brightness)).toBeLessThan(0.3)
    await expect(text).toHaveCSS('font-family', /^"Comic Sans MS"/)
    await expect(text).toHaveCSS('font-size', '20px')
    expect(await page.locator('body').evaluate(paperBrightness)).toBe(1)
  }
  const main = page.getByRole('main')

  await page.goto(textStep)
  await expect(heading(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await printed(main.getByRole('paragraph').filter({ hasText: 'Unpack it before you read' }))
  expect(await heading(page).evaluate(brightness)).toBeLessThan(0.3)
  // Nothing can be opened on paper.
  await expect(main.getByRole('heading', { name: 'Five task words that are easy to mix up' })).toBeVisible()
  for (const name of ['READ MORE', 'Add note']) await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(mainMenu(page)).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.goto(videoStep)
  await page.getByRole('button', { name: 'TRANSCRIPT', exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  await printed(page.getByRole('region', { name: 'Transcript' }).getByRole('button').last())
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeHidden()

  await page.goto('/dashboard/print_notes')
  await printed(main.getByRole('article').getByRole('paragraph').first())
})

const brightness = (element: Element) => {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 765
}

/** A transparent background is the white paper. */
const paperBrightness = (element: Element) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (
    getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number)
  return alpha === 0 ? 1 : (red + green + blue) / 765
}

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
