// docs/product/accessibility.md

import { type Account, learnerOf } from '../support/accounts.ts'
import { expectEveryStopSeen } from '../support/focus-stops.ts'
import { watchNetwork } from '../support/network.ts'
import { overlayGroups, overlaysOf } from '../support/overlays.ts'
import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

for (const group of overlayGroups) {
  const tag = group === 'shell' ? ['@pro'] : []
  test(`each stop is seen in what opens over a page: ${group}`, { tag }, async ({ page, signIn, edition }) => {
    const overlays = overlaysOf(edition).filter((overlay) => overlay.group === group)
    // A walk there and back for each size.
    test.setTimeout(overlays.length * 120_000)
    const network = watchNetwork(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let signedIn: Account | undefined
    for (const { name, path, as = learnerOf[edition], widths = [1440, 320], open, shown } of overlays) {
      // Once: signing in again and again earns a badge.
      if (as !== signedIn) await signIn(as)
      signedIn = as
      for (const width of widths) {
        await test.step(`${name} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: width === 320 ? 256 : 800 })
          await page.goto(path)
          await expect(heading(page)).toBeVisible()
          // What comes later would move the page below the focus.
          await network.idle()
          await open(page)
          await expect(shown(page)).toBeVisible()
          await expectEveryStopSeen(page, `${name} at ${width} px`)
        })
      }
    }
  })
}
