// docs/product/public-pages.md

import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { chooseByKeyboard, fillByKeyboard, pressByKeyboard, tabTo } from '../support/keyboard.ts'
import { button, heading } from '../support/page.ts'
import { playbackTime } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const calls = '**/api/contact/guest_message'

test('by keyboard alone a visitor watches the demo and sends a message; a failure gives the text back', {
  tag: ['@core', '@pro'],
}, async ({ page, noise }) => {
  await test.step('Watch Product Demo opens a dialog in which the video plays by itself, with captions', async () => {
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

  await test.step('a message', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    noise.allow(/status of 500 .*guest_message$/)
    await page.goto('/')
    await expect(heading(page)).toBeVisible()

    await test.step('an empty form, a failed message and a sent one pass axe', async () => {
      await pressByKeyboard(page, 'button', 'Send message')
      await expect(page.getByRole('alert')).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('alert').focus()

      await page.route(calls, (route) => route.fulfill({ status: 500, json: { errors: {}, msg: '' } }))
      await fillByKeyboard(page, 'Name', 'Robin Ash')
      await fillByKeyboard(page, 'Email address', 'robin@ash.test')
      await fillByKeyboard(page, 'Message', 'Do you teach Dragon?')
      await pressByKeyboard(page, 'button', 'Send message')
      await expect(page.getByText(/^Sorry, there was a problem sending your message/)).toBeFocused()
      await expectAccessible(page)
      await page.reload()
      // The app, which has the draft, starts when someone uses the page.
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Message')).toHaveValue('Do you teach Dragon?')

      await page.route(calls, (route) => route.fulfill({ json: {} }))
      await tabTo(page, button(page, 'Send message'), 99)
      await page.keyboard.press('Enter')
      await expect(page.getByText('One of our team will email you shortly.', { exact: true }).last()).toBeFocused()
      await expectAccessible(page)
    })
  })
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
