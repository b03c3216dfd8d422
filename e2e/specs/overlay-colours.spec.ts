// docs/product/display.md#everywhere

import type { Page } from 'playwright/test'
import { type Account, learnerOf } from '../support/accounts.ts'
import { expectContrast } from '../support/contrast.ts'
import { allLooks, showLook } from '../support/looks.ts'
import { watchNetwork } from '../support/network.ts'
import { overlayGroups, overlaysOf } from '../support/overlays.ts'
import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

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
    const layers = document.querySelectorAll('.mantine-Menu-dropdown, .mantine-Popover-dropdown, [role="dialog"]')
    const parts = [...layers].flatMap((layer) => [layer, ...layer.querySelectorAll('button, [role="menuitem"]')])
    return parts.flatMap((part) => {
      const { color, backgroundColor } = getComputedStyle(part)
      const colours = [color, backgroundColor].filter((one) => !one.endsWith(', 0)') && !own.includes(one))
      return colours.map((one) => `${part.className}: ${one}`)
    })
  })

for (const group of overlayGroups) {
  test(`what opens over a page has the person's own colours: ${group}`, async ({ page, signIn, edition }) => {
    const overlays = overlaysOf(edition).filter((overlay) => overlay.group === group)
    const swatched = allLooks().filter(({ variables }) => variables['--swatch-background'])
    test.setTimeout(overlays.length * 60_000)
    const network = watchNetwork(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let signedIn: Account | undefined
    for (const { name, path, as = learnerOf[edition], widths = [1440], open, shown } of overlays) {
      if (as !== signedIn) await signIn(as)
      signedIn = as
      await test.step(name, async () => {
        await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 })
        await page.goto(path)
        await expect(heading(page)).toBeVisible()
        await network.idle()
        await open(page)
        await expect(shown(page)).toBeVisible()
        await expectContrast(page, allLooks(), name)
        for (const look of swatched) {
          await showLook(page, look)
          expect(await strangeColours(page), `${name} in ${look.name}`).toEqual([])
        }
      })
    }
  })
}
