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
  /** Pixels; 1280 if left out. */
  width?: number
  /** Console lines that are expected there. */
  noise?: RegExp
  /** Leads from the opened page, whose heading is shown, to the state. */
  reach?: (page: Page) => Promise<void>
}

type Visit = {
  title: string
  tag?: string[]
  /** Who is signed in; nobody if left out. */
  as?: Account
  pages: VisitedPage[]
}

/**
 * Defines a test in which one person visits these pages, one after the other: axe finds nothing in light and dark; the outline is as it
 * was reviewed, each stop of Tab is seen, and at 320 px nothing needs scrolling sideways.
 */
export function testPages({ title, tag = [], as, pages }: Visit): void {
  test(title, { tag }, async ({ page, signIn, noise, edition }) => {
    test.setTimeout(pages.length * 60_000)
    if (as) await signIn(as)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const network = watchNetwork(page)
    for (const visited of pages) {
      await test.step(visited.name, async () => {
        if (visited.noise) noise.allow(visited.noise)
        await page.setViewportSize({ width: visited.width ?? 1280, height: 900 })
        await page.goto(visited.path)
        await expect(heading(page)).toBeVisible()
        await visited.reach?.(page)
        await network.idle()
        await expectAccessibleInEachTheme(page)
        await expectOutline(page, edition, visited.name)
        await expectEveryStopSeen(page, visited.name)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
