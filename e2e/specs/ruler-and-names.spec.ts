// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { expectNamesShown, shownNames } from '../support/button-names.ts'
import { accountMenu, heading } from '../support/page.ts'
import { readWith } from '../support/reading-settings.ts'
import { expectAllReadable } from '../support/reflow.ts'
import { stepAt, textStepOf } from '../support/steps.ts'
import { aVisitor, expect, phoneSize, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const stepOf = {
  ...textStepOf,
  study: stepAt('reading-research/find-and-judge-sources/judge-and-keep/quoting-and-paraphrasing'),
}
const video = stepAt('organisation/plan-your-week/see-your-time/planning-your-week')
const ruler = (page: Page) => page.locator('[data-reading-ruler]')

/** The clear band, in the window. */
const band = (page: Page) =>
  ruler(page).evaluate((root) => {
    const [above, , below] = root.children
    const top = above?.getBoundingClientRect().bottom ?? Number.NaN
    const bottom = below?.getBoundingClientRect().top ?? Number.NaN
    return { top, bottom, middle: (top + bottom) / 2, height: bottom - top }
  })
const middle = async (page: Page) => (await band(page)).middle
const isFocusSeen = async (page: Page) => {
  const { top, bottom } = await band(page)
  const focused = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    return { top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight) }
  })
  return top <= focused.top + 1 && bottom >= focused.bottom - 1
}
const focusedMiddle = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    return (top + bottom) / 2
  })
const line = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).lineHeight))
async function toggleRuler(page: Page, isShown: boolean) {
  await page.keyboard.press('Alt+Shift+R')
  await expect(ruler(page)).toHaveCount(isShown ? 1 : 0)
}

test('the reading ruler follows keys, focus, caret and mouse, also over a panel, and the person to another device', {
  tag: ['@core', '@pro'],
}, async ({ page, signIn, edition, emailOf, baseURL, browser }) => {
  const announcements = await listenToAnnouncements(page)
  await signIn(learnerOf[edition])
  await page.goto(stepOf[edition])
  await expect(heading(page)).toBeVisible()
  const saved = page.waitForResponse('**/api/users/accessability_setting')
  await toggleRuler(page, true)
  await expect.poll(announcements).toContain('Reading ruler is on')
  expect((await band(page)).height).toBeCloseTo(3 * (await line(page)), 0)
  await expectAccessible(page)

  await page.mouse.move(400, 300)
  await expect.poll(() => middle(page)).toBeCloseTo(300, 0)
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect.poll(() => middle(page)).toBeCloseTo(300 + (await line(page)), 0)
  await page.keyboard.press('Tab')
  await expect.poll(async () => Math.abs((await middle(page)) - (await focusedMiddle(page)))).toBeLessThan(40)

  // What is dimmed can be pressed, and the ruler lies over what opens.
  await page.getByRole('button', { name: 'Add note' }).click()
  const box = page.getByRole('dialog', { name: 'Notes' }).getByRole('textbox', { name: /^Note on/ })
  await expect(box).toBeFocused()
  await expect(ruler(page)).toHaveJSProperty('popover', 'manual')
  expect(await ruler(page).evaluate((root) => root.matches(':popover-open') && !root.closest('[inert]'))).toBe(true)
  await page.keyboard.type('One line')
  const caretAt = await middle(page)
  for (const _ of [1, 2]) await page.keyboard.press('Shift+Enter')
  await expect.poll(() => middle(page)).toBeGreaterThan(caretAt + 20)
  await expectAccessible(page)
  // The first empties the box.
  for (const _ of [1, 2]) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await saved
  const phone = await aVisitor(browser, baseURL, await emailOf(learnerOf[edition]), phoneSize)
  await phone.goto(`${baseURL}${homeOf[edition]}`)
  await expect(ruler(phone)).toHaveCount(1)
  await phone.context().close()

  await toggleRuler(page, false)
  await expect.poll(announcements).toContain('Reading ruler is off')
})

test('the line focus goes from line to line of a real text, and leaves nothing that has the focus under its mask', {
  tag: '@pro',
}, async ({ page, signIn, edition }) => {
  await readWith(page, { ruler: true, line_focus: 1 })
  await signIn(learnerOf[edition])
  await page.goto(stepOf[edition])
  await expect(heading(page)).toBeVisible()
  const text = page.getByRole('article').locator('p').filter({ visible: true }).nth(1)
  const lines = await text.evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    return [...range.getClientRects()].map(({ left, top, bottom }) => ({ left, top, bottom }))
  })
  const [first] = lines
  if (!first) throw new Error('The step has a text')
  await page.mouse.move(first.left + 20, first.top + 2)
  await page.mouse.move(first.left + 30, first.top + 4)
  const holds = async (top: number, bottom: number) => {
    const seen = await band(page)
    return seen.top <= top + 1 && seen.bottom >= bottom - 1 && seen.height < 2 * (bottom - top)
  }
  await expect.poll(() => holds(first.top, first.bottom)).toBe(true)
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect.poll(async () => (await band(page)).top).toBeGreaterThanOrEqual(first.bottom - 1)
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(() => holds(first.top, first.bottom)).toBe(true)
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocusSeen(page)).toBe(true)
  }
  await expectAccessible(page)
})

test('signed out it is there too, kept by the browser; at the edge of the window the text moves', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/auth/sign-in')
  // The product starts when someone uses the page, and takes it over. The first move only says where the pointer is.
  await page.mouse.move(10, 5)
  await page.mouse.move(10, 10)
  await expect(page.locator('html[data-rendered]')).toHaveCount(0)
  await toggleRuler(page, true)
  await page.reload()
  await page.mouse.move(100, 240)
  await page.mouse.move(100, 250)
  await expect(ruler(page)).toHaveCount(1)
  await page.mouse.move(100, 249)
  await expect.poll(async () => (await band(page)).bottom).toBe(256)
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10)
  expect((await band(page)).height).toBeLessThan(256 * 0.61)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('names of icons are beside them if one chooses so; the ruler in forced colours and on paper', async ({
  page,
  signIn,
  edition,
}) => {
  test.setTimeout(windows.length * 80_000)
  await signIn(learnerOf[edition])

  await test.step('paper has no ruler; forced colours draw its edges', async () => {
    await readWith(page, { ruler: true, ruler_height: 5, ruler_dim: 90 })
    await page.goto(stepOf[edition])
    await expect(ruler(page)).toBeVisible()
    expect((await band(page)).height).toBeCloseTo(5 * (await line(page)), 0)
    await page.emulateMedia({ forcedColors: 'active' })
    const edge = ruler(page).locator('> :nth-child(2)')
    const highlight = await page.evaluate(() => {
      document.documentElement.style.setProperty('outline-color', 'Highlight')
      return getComputedStyle(document.documentElement).outlineColor
    })
    await expect(edge).toHaveCSS('border-top-color', highlight)
    await expect(edge).toHaveCSS('border-top-width', '2px')
    await page.emulateMedia({ media: 'print' })
    await expect(ruler(page)).toBeHidden()

    await page.emulateMedia({ media: null, forcedColors: 'none' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('names of buttons: each icon has its name beside it, and nothing is covered or cut off', async () => {
    for (const { name, width, height = 800, setting = {}, style = '' } of windows) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height })
        await readWith(page, { button_names: true, ...setting })
        const check = async (where: string, names: string[]) => {
          if (style) await page.addStyleTag({ content: style })
          await expectNamesShown(page, `${where} ${name}`)
          await expectAllReadable(page, `${where} ${name}`)
          await expect.poll(() => shownNames(page)).toEqual(expect.arrayContaining(names))
        }
        await page.goto(homeOf[edition])
        await expect(heading(page)).toBeVisible()
        await check('home', ['Dark mode', 'Account menu'])
        // The page begins below the bar, however many lines it has.
        const bar = await page.getByRole('banner').boundingBox()
        const main = await page.getByRole('main').boundingBox()
        expect(Math.abs((main?.y ?? Number.NaN) - (bar?.height ?? Number.NaN))).toBeLessThan(1)
        if (width === 320) await expectAccessible(page)

        await page.goto(stepOf[edition])
        await page.getByRole('button', { name: 'Add note' }).click()
        await expect(page.getByRole('dialog', { name: 'Notes' })).toBeVisible()
        await check('notes', ['Close'])
        await page.keyboard.press('Escape')

        await page.goto(video)
        await page.getByRole('button', { name: /^Zoom/ }).click()
        await check('video', ['Zoom out', 'Zoom in'])

        await page.goto('/dashboard/reflect')
        await page.getByRole('checkbox', { name: 'Select all entries' }).check()
        await check('journal', ['Download selected', 'Delete selected', 'Options'])
        await page.goto('/onboarding/testimonial')
        await check('testimonials', ['Previous', 'Next', '1 of 3'])
      })
    }
  })
})

test('a lost tooltip and a lost ruler take nothing away', async ({ page, signIn, edition, noise }) => {
  noise.allow(/Failed to load resource|tips|ruler/)
  await page.route(/\/(tips|ruler)\.\w+\.(js|css)/, (route) => route.abort())
  await signIn(learnerOf[edition])
  await page.goto(homeOf[edition])
  await expect(heading(page)).toBeVisible()
  const announcements = page.locator('[data-live-region]')
  await page.keyboard.press('Alt+Shift+R')
  await expect(announcements).toHaveText('The reading ruler could not be loaded.')
  await page.keyboard.press('Alt+Shift+R')
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

const windows = [
  { name: 'at 1440', width: 1440 },
  { name: 'at 768', width: 768 },
  { name: 'at 320 × 256', width: 320, height: 256 },
  { name: 'at 320, the largest text', width: 320, setting: { font_size: 10 } },
  { name: 'at 1280, text of 200 %', width: 1280, style: 'html { font-size: 200% !important }' },
]
