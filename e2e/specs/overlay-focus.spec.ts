// docs/product/accessibility.md

import { expectEveryStopSeen } from '../support/focus-stops.ts'
import { overlayGroups } from '../support/overlays.ts'
import { expectTargetSizes } from '../support/target-sizes.ts'
import { test } from '../support/test.ts'
import { walkOverlays } from '../support/walk-overlays.ts'

for (const group of overlayGroups) {
  test(
    `each stop is seen in what opens over a page, and targets are large: ${group}`,
    { tag: '@pro' },
    ({ page, signIn, edition }) =>
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
          await expectTargetSizes(page, where)
          await expectEveryStopSeen(page, where)
        },
      ),
  )
}
