import type { Page } from 'playwright/test'
import { expectAccessibleInEachTheme, expectNoSidewaysScroll } from './accessibility.ts'
import type { Account } from './accounts.ts'
import { expectEveryStopSeen } from './focus-stops.ts'
import { watchNetwork } from './network.ts'
import { expectOutline } from './outlines.ts'
import { heading } from './page.ts'
import { expect, test } from './test.ts'

/** A page, or a state of one, that every visitor of its kind must be able to use. */
export type VisitedPage = {
  name: string
  path: string
  /** Who is signed in; nobody if left out. */
  as?: Account
  /** Pixels; 1280 if left out. */
  width?: number
  /** Console lines that are expected there. */
  noise?: RegExp
  /** Leads from the opened page, whose heading is shown, to the state. */
  reach?: (page: Page) => Promise<void>
}

/**
 * Defines tests for each page: axe finds nothing in light and dark; the outline is as it was reviewed, each stop of Tab is seen, and at
 * 320 px nothing needs scrolling sideways.
 */
export function testEachPage(pages: VisitedPage[]): void {
  for (const visited of pages) {
    test(visited.name, async ({ page, signIn, noise, edition }) => {
      const network = watchNetwork(page)
      if (visited.noise) noise.allow(visited.noise)
      if (visited.as) await signIn(visited.as)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: visited.width ?? 1280, height: 900 })
      await page.goto(visited.path)
      await expect(heading(page)).toBeVisible()
      await visited.reach?.(page)
      await network.idle()
      await expectAccessibleInEachTheme(page)
      await expectOutline(page, edition, visited.name)
      await expectEveryStopSeen(page)
      await expectNoSidewaysScroll(page)
    })
  }
}
