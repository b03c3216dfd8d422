// docs/product/accessibility.md

import { expectEveryStopSeen } from '../support/focus-stops.ts'
import { overlayGroups } from '../support/overlays.ts'
import { test } from '../support/test.ts'
import { walkOverlays } from '../support/walk-overlays.ts'

for (const group of overlayGroups) {
  const tag = group === 'shell' ? ['@pro'] : []
  test(`each stop is seen in what opens over a page: ${group}`, { tag }, ({ page, signIn, edition }) =>
    walkOverlays(
      {
        page,
        signIn,
        edition,
        group,
        widths: ({ widths = [1440, 320] }) => widths,
        height: (width) => (width === 320 ? 256 : 800),
      },
      async (where) => {
        await expectEveryStopSeen(page, where)
      },
    ),
  )
}
