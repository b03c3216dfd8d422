import type { Page } from 'playwright/test'
import { expectAccessibleInEachTheme, expectNoSidewaysScroll } from './accessibility.ts'
import type { Account } from './accounts.ts'
import { expectEveryStopSeen } from './focus-stops.ts'
import { expectLabelsInNames } from './name-labels.ts'
import { watchNetwork } from './network.ts'
import { heading } from './page.ts'
import { expectTargetSizes } from './target-sizes.ts'
import { expect, test } from './test.ts'

/** A page, or a state of one, that every visitor of its kind must be able to use. */
export interface VisitedPage {
  name: string
  path: string
  /** Who is signed in from here on; no one if no page before it has said. */
  as?: Account
  /** Pixels; 1280 if left out. */
  width?: number
  /** The entry to help, where it has another name. */
  help?: string
  /** Console lines that are expected there. */
  noise?: RegExp
  /** Leads from the opened page, whose heading is shown, to the state. */
  reach?: (page: Page) => Promise<void>
}

interface Visit {
  title: string
  tag?: string[]
  pages: VisitedPage[]
}

/**
 * Defines a test in which these pages are visited, one after the other: each has its entry to help, axe finds nothing in light and dark,
 * names have what is seen, targets are large, each stop of Tab is seen, and at 320 px nothing needs scrolling sideways.
 */
export function testPages({ title, tag = [], pages }: Visit): void {
  test(title, { tag }, async ({ page, signIn, noise }) => {
    test.setTimeout(pages.length * 60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const network = watchNetwork(page)
    for (const visited of pages) {
      await test.step(visited.name, async () => {
        if (visited.as) await signIn(visited.as)
        if (visited.noise) noise.allow(visited.noise)
        await page.setViewportSize({ width: visited.width ?? 1280, height: 900 })
        await page.goto(visited.path)
        await expect(heading(page)).toBeVisible()
        await expectHelp(page, visited)
        await visited.reach?.(page)
        await network.idle()
        await expectAccessibleInEachTheme(page)
        await expectLabelsInNames(page, visited.name)
        await expectTargetSizes(page, visited.name)
        await expectEveryStopSeen(page, visited.name)
        await expectNoSidewaysScroll(page)
        await expectTargetSizes(page, `${visited.name} at 320 px`)
      })
    }
  })
}

/** docs/product/accessibility.md#help. In a narrow window the menu, whose last entry it is, is closed. */
async function expectHelp(page: Page, { width = 1280, help = 'Help' }: VisitedPage): Promise<void> {
  if (width < 1280) return
  const entry = { name: help, exact: true }
  await expect(page.getByRole('link', entry).or(page.getByRole('button', entry)).first()).toBeVisible()
}
