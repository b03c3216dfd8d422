// docs/product/accessibility.md, docs/product/display.md#everywhere

import type { Page } from 'playwright/test'
import { expectAccessibleInEachTheme } from '../support/accessibility.ts'
import { expectContrast } from '../support/contrast.ts'
import { allLooks, showLook } from '../support/looks.ts'
import { overlayGroups } from '../support/overlays.ts'
import { expect, test } from '../support/test.ts'
import { walkOverlays } from '../support/walk-overlays.ts'

/** Backgrounds and inks in what lies over the page that are none of the person's two colours or their mixtures. */
const strangeColours = (page: Page) =>
  page.evaluate(() => {
    const tokens = [
      'page',
      'surface',
      'surface-sunk',
      'brand',
      'brand-tint',
      'line',
      'control-line',
      'ink',
      'muted',
      'on-brand',
    ]
    const probe = document.body.appendChild(document.createElement('i'))
    const own = tokens.map((token) => {
      probe.style.color = `var(--color-${token})`
      return getComputedStyle(probe).color
    })
    probe.remove()
    const roles = ['dialog', 'alertdialog', 'toolbar'].map((role) => `[role="${role}"]`)
    const layers = document.querySelectorAll(['.mantine-Menu-dropdown, .mantine-Popover-dropdown', ...roles].join())
    const parts = [...layers].flatMap((layer) => [layer, ...layer.querySelectorAll('button, [role="menuitem"]')])
    return parts.flatMap((part) => {
      const { color, backgroundColor } = getComputedStyle(part)
      const colours = [color, backgroundColor].filter((one) => !one.endsWith(', 0)') && !own.includes(one))
      return colours.map((one) => `${part.className}: ${one}`)
    })
  })

for (const group of overlayGroups) {
  test(`axe finds nothing in overlays, and they have the person's own colours: ${group}`, ({
    page,
    signIn,
    edition,
  }) => {
    const swatched = allLooks().filter(({ variables }) => variables['--swatch-background'])
    return walkOverlays({ page, signIn, edition, group, height: () => 900 }, async (where) => {
      await expectAccessibleInEachTheme(page)
      await expectContrast(page, allLooks(), where)
      for (const look of swatched) {
        await showLook(page, look)
        expect(await strangeColours(page), `${where} in ${look.name}`).toEqual([])
      }
    })
  })
}
