// docs/product/public-pages.md

import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button, heading } from '../support/page.ts'
import { playbackTime } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

test('by keyboard alone a visitor watches the demo in a dialog, with captions', { tag: ['@core', '@pro'] }, async ({
  page,
}) => {
  await page.goto('/')
  const demo = button(page, 'Watch Product Demo')
  await chooseByKeyboard(page, demo)
  const dialog = page.getByRole('dialog', { name: /^A guided tour/ })
  await expect(dialog).toBeVisible()
  await expect.poll(() => playbackTime(page)).toBeGreaterThan(0.2)
  await expect(dialog.locator('.vds-captions')).toContainText(/Stepwise/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(demo).toBeFocused()
})

test('the landing page deals out its testimonials by width, and cuts nothing off', async ({ page }) => {
  await test.step('twelve testimonials are dealt out over one, two and three columns, read row by row', async () => {
    await page.goto('/')
    const wall = page.getByRole('region', { name: 'What this could be for you' })
    await expect(wall.getByRole('listitem')).toHaveCount(12)
    await expect(wall.getByText('Sample', { exact: true })).toHaveCount(12)
    for (const [width, columns] of [
      [599, 1],
      [600, 2],
      [899, 2],
      [900, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const lefts = await wall
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
      const places = [...new Set(lefts)].sort((one, other) => one - other)
      expect(places).toHaveLength(columns)
      expect(lefts.map((left) => places.indexOf(left))).toEqual(lefts.map((_, index) => index % columns))
    }
  })

  await test.step('large text, wide spacing and forced colours: nothing is cut off', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await expect(heading(page)).toBeVisible()
    await page.addStyleTag({
      content: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    })
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page)
  })
})
