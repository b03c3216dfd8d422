import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import type { Account } from './accounts.ts'
import { heading, preferTheme } from './page.ts'
import { expect, test } from './test.ts'

/** A page, or a state of one, that every visitor of its kind must be able to use. */
export type VisitedPage = {
  name: string
  path: string
  /** Who is signed in; nobody if left out. */
  as?: Account
  /** Pixels; 1280 if left out. */
  width?: number
  /** What the browser says there, and must. */
  noise?: RegExp
  /** From the opened page to the state; ends when it is there. The page's heading is there already. */
  reach?: (page: Page) => Promise<void>
}

/** Defines for each page: axe finds nothing in light and in dark, and at 320 px nothing needs scrolling sideways. */
export function testEachPage(pages: VisitedPage[]): void {
  for (const theme of ['light', 'dark'] as const) {
    for (const visited of pages) {
      test(`${visited.name}, ${theme}`, async ({ page, signIn, noise }) => {
        if (visited.noise) noise.allow(visited.noise)
        if (visited.as) await signIn(visited.as)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await preferTheme(page, theme)
        await page.setViewportSize({ width: visited.width ?? 1280, height: 900 })
        await page.goto(visited.path)
        await expect(heading(page)).toBeVisible()
        await visited.reach?.(page)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        if (theme === 'light') await expectNoSidewaysScroll(page)
      })
    }
  }
}
