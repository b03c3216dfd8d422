// docs/product/display.md

import { createRequire } from 'node:module'
import { swatches } from '@stepwise/shared/display/swatches'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { readingSurface, readWith } from '../support/reading-settings.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'
const { source: axeSource } = createRequire(import.meta.url)('axe-core') as { source: string }

test('every swatch has enough contrast on a text and a video, light and dark, at text size 0 and 10', async ({
  page,
  signIn,
}) => {
  // 240 runs of axe: a slow machine may need longer than for other tests.
  test.slow()
  for (const { kind, slug } of [
    { kind: 'a text', slug: 'what-the-question-asks' },
    { kind: 'a video', slug: 'reading-an-essay-question' },
  ]) {
    await page.unrouteAll()
    // Or the page of before would save its theme with a session that has ended.
    await page.goto('about:blank')
    // So large that captions have their place on the picture.
    await page.setViewportSize({ width: 1600, height: 1200 })
    const [first] = swatches
    if (!first) throw new Error('There are no swatches.')
    await signIn('finished')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await readWith(page, { background_color: first.background, font_color: first.text, font_size: 10 })
    await page.goto(stepAt(`${chapter}/${slug}`))
    await expect(readingSurface(page)).toHaveCSS('background-color', rgbOf(first.background))
    await expect(readingSurface(page).locator('p').first()).toHaveCSS('font-size', '24px')
    if (kind === 'a video') {
      await page.getByRole('button', { name: /^Chapters/ }).click()
      await page.getByRole('button', { name: 'TRANSCRIPT', exact: true }).click()
      await page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /^0:0/ }).first().click()
      await expect(page.locator('[aria-current="true"]').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Transcript' }).locator('li').first()).toHaveCSS(
        'font-size',
        '24px',
      )
      // docs/product/steps-and-player.md#caption-size: 1.25, and half as much again at text size 10.
      const cue = page.locator('.vds-captions [data-part="cue"]').first()
      await expect(cue).toBeVisible()
      expect(await cue.evaluate(captionSize)).toBeCloseTo(1.25 * 1.5, 1)
    } else {
      await page.getByRole('button', { name: 'READ MORE' }).click()
    }
    await page.evaluate(axeSource)
    for (const _ of ['light', 'dark']) {
      await expectAccessible(page, 'article')
      expect(await page.evaluate(findColourFaults, swatches)).toEqual([])
      await page.getByRole('button', { name: 'Dark mode' }).click()
    }
    await expectNoSidewaysScroll(page)
  }
})

/** What axe says about colours in each swatch, at text size 0 and 10, in the theme of the page. */
async function findColourFaults(all: typeof swatches): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const surface = document.querySelector<HTMLElement>('article [style*="--reading-background"]')
  const found: string[] = []
  for (const { name, background, text } of all) {
    for (const size of [14, 24]) {
      surface?.style.setProperty('--reading-background', background)
      surface?.style.setProperty('--reading-color', text)
      surface?.style.setProperty('--reading-font-size', `${size / 16}rem`)
      const rules = ['color-contrast', 'link-in-text-block', 'target-size']
      const { violations } = await axe.run('article', { runOnly: { type: 'rule', values: rules } })
      for (const { nodes } of violations)
        found.push(...nodes.map((node) => `${name} ${size} px: ${node.html} ${node.failureSummary}`))
    }
  }
  return found
}

/** How large a caption is, beside vidstack's own 4.5 % of the picture's height. */
function captionSize(cue: Element): number {
  const height = Number.parseFloat(getComputedStyle(cue).getPropertyValue('--overlay-height'))
  return Number.parseFloat(getComputedStyle(cue).fontSize) / (0.045 * height)
}

function rgbOf(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}
