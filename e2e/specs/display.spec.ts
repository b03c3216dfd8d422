import { swatches } from '@stepwise/shared/display/swatches'
import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const essay = '/flows/essay-writing/learning_modules/understand-the-task/chapters/read-the-question/steps'

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('selection, progress, toggles and focus stay visible', async ({ page, signIn }) => {
    await signIn('finished')
    await page.goto('/dashboard/learn')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)

    const chips = page.getByRole('navigation', { name: 'Study flows' }).getByRole('link')
    expect(await looksOf(chips.nth(0))).not.toEqual(await looksOf(chips.nth(1)))
    const tabs = page.getByRole('tab')
    expect(await looksOf(tabs.nth(0))).not.toEqual(await looksOf(tabs.nth(1)))
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await looksOf(entries.nth(0))).not.toEqual(await looksOf(entries.nth(1)))

    const bar = page.getByRole('progressbar').first()
    expect(await bar.evaluate(isFillSeen)).toBe(true)

    await chips.nth(1).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(chips.nth(1)).not.toHaveCSS('outline-style', 'none')

    await page.goto(`${essay}/what-the-question-asks`)
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(await page.getByRole('progressbar').evaluate(isFillSeen)).toBe(true)
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /Text|Video/ })
    expect(await looksOf(steps.nth(0))).not.toEqual(await looksOf(steps.nth(1)))
  })
})

test('with reduced motion nothing moves', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('finished')
  for (const path of ['/dashboard/learn', `${essay}/reading-an-essay-question`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 50)
        .map((one) => (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
    )
    expect(moving).toEqual([])
  }
})

test('from dark mode, dark text is printed on white', async ({ page, signIn }) => {
  await signIn('finished')
  await page.addInitScript(() => localStorage.setItem('preferred-theme', 'dark'))
  await page.goto(`${essay}/what-the-question-asks`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const text = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Unpack it before you read' })
  await expect.poll(() => text.evaluate(brightness)).toBeLessThan(0.3)
  expect(await page.locator('body').evaluate(paperBrightness)).toBe(1)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

const brightness = (element: Element) => {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 765
}

/** White, or nothing at all, which is the paper. */
const paperBrightness = (element: Element) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (
    getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number)
  return alpha === 0 ? 1 : (red + green + blue) / 765
}

for (const size of [0, 10]) {
  test(`axe finds nothing on a step in any swatch, light and dark, at text size ${size}`, async ({ page, signIn }) => {
    test.slow()
    await signIn('finished')
    let swatch = swatches[0]
    await readWith(page, () => ({
      background_color: swatch?.background,
      font_color: swatch?.text,
      font_size: size,
    }))
    for (swatch of swatches) {
      await page.goto(`${essay}/what-the-question-asks`)
      const card = page.getByRole('article')
      const surface = card.locator('[style*="--reading-background"]')
      await expect(surface).toHaveCSS('background-color', rgbOf(swatch.background))
      await expect(surface.locator('p').first()).toHaveCSS('font-size', `${14 + size}px`)
      for (const _ of ['light', 'dark']) {
        await expectAccessible(page, 'article')
        await page.getByRole('button', { name: 'Dark mode' }).click()
      }
    }
    await expectNoSidewaysScroll(page)
  })
}

/** Signs the page's person in with these reading settings, whatever the account says. */
async function readWith(page: Page, setting: () => object) {
  await page.route('**/api/auth/authorize', async (route) => {
    const response = await route.fetch()
    const user = await response.json()
    const accessability_setting = { ...user.accessability_setting, ...setting() }
    await route.fulfill({ response, json: { ...user, accessability_setting } })
  })
}

function rgbOf(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}

/** What of an element tells a state in forced colours: what is painted by borders, system colours and marks. */
const looksOf = (element: Locator) =>
  element.evaluate((node) => {
    const styleOf = (pseudo?: string) => {
      const style = getComputedStyle(node, pseudo)
      return [style.border, style.outline, style.backgroundColor, style.color, style.fontWeight, style.content]
    }
    return [styleOf(), styleOf('::before'), styleOf('::after'), node.querySelectorAll('svg').length]
  })

/** Whether the filled part of a progress bar differs from its track. */
function isFillSeen(bar: Element): boolean {
  const fill = bar.matches('[class*=section]') ? bar : (bar.firstElementChild ?? bar)
  const track = fill === bar ? bar.parentElement : bar
  const colour = (node: Element | null) => node && getComputedStyle(node).backgroundColor
  return colour(fill) !== colour(track)
}
