// docs/product/accessibility.md#tooltips

import type { Page } from 'playwright/test'
import { type Eyes, lookAtPage } from '../support/eyes.ts'
import { overlayGroups } from '../support/overlays.ts'
import { expect, test } from '../support/test.ts'
import { walkOverlays } from '../support/walk-overlays.ts'

/** Letters of a name that has a free place in each dialog. A longer one covers as little as it can (shared/ui/tips/place-beside.ts). */
const shortName = 10
/** More stops than any layer has before the focus comes round. */
const mostStops = 120
const tooltip = (page: Page) => page.locator('[data-tooltip]:popover-open')

/** What of the dialog of the focused button lies below its tooltip, and whether the tooltip is in the window. */
function coveredWords({ textsIn }: Eyes): string[] {
  const shown = document.querySelector('[data-tooltip]')
  const focused = document.activeElement
  if (!shown || !focused) return ['there is none']
  const tip = shown.getBoundingClientRect()
  const found: string[] = []
  if (tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight) found.push('is cut off')
  for (const { words, element, range } of textsIn(focused.closest('[role="dialog"]') ?? document.body)) {
    if (shown.contains(element) || focused.contains(element)) continue
    if (element.closest('[inert], [data-live-region]')) continue
    for (const line of range.getClientRects()) {
      const across = Math.min(line.right, tip.right) - Math.max(line.left, tip.left)
      const down = Math.min(line.bottom, tip.bottom) - Math.max(line.top, tip.top)
      const middle: [number, number] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2]
      // The box of a line is higher than its letters. What is scrolled away or behind something is not read.
      const uppermost = document.elementsFromPoint(...middle).find((one) => !shown.contains(one))
      const isSeen = element.contains(uppermost ?? null)
      if (line.width > 2 && across > 1 && down > line.height / 5 && isSeen) found.push(words.slice(0, 40))
    }
  }
  return found
}

for (const group of overlayGroups) {
  test(`names of icons cover no words of their dialog, and Escape hides them first: ${group}`, async ({
    page,
    signIn,
    edition,
  }) => {
    const covered: Record<string, string[]> = {}
    await walkOverlays(
      { page, signIn, edition, group, widths: ({ widths = [1440, 320] }) => widths },
      async (where, { shown }) => {
        const seen = new Set<string>()
        for (let stops = 0; stops < mostStops; stops++) {
          await page.keyboard.press('Tab')
          const stop = await page.evaluate(() => document.activeElement?.outerHTML ?? '')
          if (seen.has(stop)) break
          seen.add(stop)
          const isInDialog = await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') != null)
          if (!isInDialog || !(await tooltip(page).isVisible())) continue
          const name = (await tooltip(page).textContent()) ?? ''
          const words = await lookAtPage(page, coveredWords)
          if (words.length > 0 && name.length <= shortName) covered[`${where}: ${name}`] = words
          await page.keyboard.press('Escape')
          await expect(tooltip(page)).toHaveCount(0)
          await expect(shown(page)).toBeVisible()
        }
      },
    )
    expect(covered).toEqual({})
  })
}
