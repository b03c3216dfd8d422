import type { Edition } from '@stepwise/shared/contracts'
import { expect, type Page, test } from 'playwright/test'
import { type Account, learnerOf } from './accounts.ts'
import { watchNetwork } from './network.ts'
import { type Overlay, overlaysOf } from './overlays.ts'
import { heading } from './page.ts'

interface Walk {
  page: Page
  edition: Edition
  signIn: (account: Account) => Promise<void>
  group: Overlay['group']
  /** Beside those of the edition. */
  more?: Overlay[]
  /** In pixels; the overlay's first width alone if left out. */
  widths?: (overlay: Overlay) => number[]
  /** By the width of the window. */
  height?: (width: number) => number
}

/** Opens each overlay of the group by keyboard, at each width, and looks at it. */
export async function walkOverlays(
  { page, edition, signIn, group, more = [], widths = firstWidth, height = () => 800 }: Walk,
  look: (where: string, overlay: Overlay) => Promise<void>,
): Promise<void> {
  const overlays = [...overlaysOf(edition).filter((overlay) => overlay.group === group), ...more]
  test.setTimeout(overlays.reduce((sum, overlay) => sum + widths(overlay).length, 0) * 60_000)
  const network = watchNetwork(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let signedIn: Account | undefined
  for (const overlay of overlays) {
    const { name, path, as = learnerOf[edition], open, shown } = overlay
    // Once: signing in again and again earns a badge.
    if (as !== signedIn) await signIn(as)
    signedIn = as
    for (const width of widths(overlay)) {
      const where = `${name} at ${width} px`
      await test.step(where, async () => {
        await page.setViewportSize({ width, height: height(width) })
        await page.goto(path)
        await expect(heading(page)).toBeVisible()
        // What comes later would move the page below the focus.
        await network.idle()
        await open(page)
        await expect(shown(page)).toBeVisible()
        // Nor is all of it there at once.
        await network.idle()
        await look(where, overlay)
      })
    }
  }
}

const firstWidth = ({ widths = [1440] }: Overlay) => widths.slice(0, 1)
