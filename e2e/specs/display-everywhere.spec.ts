// docs/product/display.md

import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { addBox, openAddBox } from '../support/notes.ts'
import { accountMenu, button, expectFocusWithin, heading } from '../support/page.ts'
import { readWith } from '../support/reading-settings.ts'
import { stepAt, textStepOf } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { startApp } from '../support/words.ts'

const midnight = { background: 'rgb(16, 24, 43)', text: 'rgb(230, 237, 255)' }
const step = stepAt('reading-research/find-and-judge-sources/judge-and-keep/quoting-and-paraphrasing')

const openerOf = (page: Page) => page.getByRole('button', { name: 'Accessibility settings' })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Accessibility settings' })

/** The look of the root element when the HTML of a page has been read, before any script of the app runs. */
async function watchFirstLook(page: Page): Promise<() => Promise<{ variables: object; swatch: string | undefined }>> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { style, dataset } = document.documentElement
      const names = ['--text-scale', '--swatch-background', '--font-default']
      const variables = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
      Object.assign(globalThis, { e2eFirstLook: { variables, swatch: dataset.swatch } })
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { e2eFirstLook: never }).e2eFirstLook)
}

/** Size 10, Open-Dyslexic and Midnight, in the panel that is open, by keyboard alone. */
async function chooseByKeys(page: Page) {
  const panel = panelOf(page)
  const slider = panel.getByRole('slider', { name: 'Text size' })
  await tabTo(page, slider)
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '10 of 10, 24 pixels')
  await expect(slider).toBeFocused()
  await tabTo(page, panel.getByRole('radio', { name: /^Default Atkinson/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('radio', { name: /^Open-Dyslexic/ })).toBeChecked()
  await tabTo(page, panel.getByRole('radio', { name: 'Default', exact: true }))
  const target = panel.getByRole('radio', { name: 'Midnight' })
  for (let presses = 0; presses < 15 && !(await target.isChecked()); presses++) await page.keyboard.press('ArrowRight')
  await expect(target).toBeChecked()
  await expect(target).toBeFocused()
}

const readsAs = async (element: Locator) => {
  await expect(element).toHaveCSS('font-family', /^OpenDyslexic/)
  await expect(element).toHaveCSS('color', midnight.text)
}

test('a visitor’s choice by keyboard applies at once, and before the app on the next page', {
  tag: '@core',
}, async ({ page }) => {
  const firstLook = await watchFirstLook(page)
  await page.goto('/auth/sign-in')
  await chooseByKeyboard(page, openerOf(page))
  await expect(panelOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await chooseByKeys(page)
  await expect(panelOf(page).getByText('Saved in this browser. Sign in to use it on every device.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()
  await readsAs(page.getByLabel('Email address'))

  await page.goto('/')
  const expected = { '--text-scale': '1.5', '--swatch-background': '#10182B' }
  expect(await firstLook()).toMatchObject({ swatch: 'dark', variables: expected })
  await expect(page.locator('body')).toHaveCSS('background-color', midnight.background)
  await startApp(page)
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
})

/** The settings open at this address by keyboard, and Escape gives the focus back. */
async function opensAt(page: Page, path: string) {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await openerOf(page).press('Enter')
  await expect(panelOf(page), path).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openerOf(page)).toBeFocused()
}

test('signed out, the settings can be used in the narrowest window, in the largest text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/auth/sign-in')
  await openerOf(page).click()
  const panel = panelOf(page)
  await panel.getByRole('slider', { name: 'Text size' }).fill('10')
  await panel.getByRole('radio', { name: /^Open-Dyslexic/ }).check()
  for (const widest of await panel.getByRole('radio', { name: 'Widest' }).all()) await widest.check()
  await panel.getByRole('radio', { name: 'Reading ruler' }).check()
  await expectAccessible(page)
  const tooWide = await panel.evaluate((dialog) =>
    [...dialog.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(tooWide).toEqual([])
})

test('every page has the settings, signed in: the shell, new tabs, onboarding and its first question', async ({
  page,
  signIn,
  edition,
}) => {
  await signIn(learnerOf[edition])
  await test.step('pages of the shell have the settings: in the bar or below the page', async () => {
    for (const path of [homeOf[edition], '/favourites', step, '/dashboard/reflect']) await opensAt(page, path)
  })

  await test.step('the bar has them on a step and not on other pages; each page has them once', async () => {
    await page.goto('/dashboard/settings/profile')
    await expect(openerOf(page)).toHaveCount(1)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Accessibility settings' })).toHaveCount(0)
    await openerOf(page).press('Enter')
    await expect(panelOf(page)).toBeVisible()
    await page.goBack()
    await expect(panelOf(page)).toHaveCount(0)
    await page.goto(step)
    await openerOf(page).click()
    await expect(panelOf(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('a new person finds the settings before the first question', async () => {
    await signIn('new')
    await page.goto('/onboarding')
    await chooseByKeyboard(page, openerOf(page))
    await panelOf(page).getByRole('radio', { name: 'Mint' }).check()
    await expect(panelOf(page).getByText('Saved to your account')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(openerOf(page)).toBeFocused()
  })
})

test('the space between letters grows with the letters: whole in texts, half of it in large headings', {
  tag: '@pro',
}, async ({ page, signIn, edition }) => {
  await signIn(learnerOf[edition])
  for (const font_size of [2, 10]) {
    await readWith(page, { font_size, letter_spacing: 2 })
    await page.goto(textStepOf[edition])
    await expect(heading(page)).toBeVisible()
    const spacing = (part: Locator) =>
      part.evaluate((element) => {
        const { letterSpacing, fontSize } = getComputedStyle(element)
        return Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize)
      })
    const article = page.getByRole('article')
    await expect.poll(() => spacing(article.locator('p').last())).toBeCloseTo(0.12, 2)
    for (const level of [1, 2])
      expect(await spacing(article.getByRole('heading', { level }).first())).toBeCloseTo(0.06, 2)
  }
})

test('boxes that are typed in and dialogs are in the font, size and colours', { tag: '@core' }, async ({
  page,
  signIn,
  edition,
}) => {
  await signIn(learnerOf[edition])
  const colours = { background_color: '#10182B', font_color: '#E6EDFF' }
  await readWith(page, { ...colours, font_size: 10, font_family: 'Open-Dyslexic' })
  const isRead = async (element: Locator) => {
    await readsAs(element)
    await expect(element).toHaveCSS('font-size', '24px')
  }
  await page.goto('/dashboard/reflect')
  await button(page, 'NEW ENTRY').click()
  const title = page.getByRole('dialog').getByRole('textbox').first()
  await isRead(title)
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', midnight.background)
  await page.goto(step)
  await openAddBox(page)
  await isRead(addBox(page))
  await page.keyboard.press('Escape')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'View Achievements' }).click()
  const dialog = page.getByRole('dialog')
  await isRead(dialog)
  await expect(dialog).toHaveCSS('background-color', midnight.background)
})

test('a choice that lays the page out again keeps the focus and the sample in sight', async ({
  page,
  signIn,
  edition,
}) => {
  await signIn(learnerOf[edition])

  await test.step('a choice that lays the page out again neither closes the panel nor takes the focus, and the sample stays in sight', async () => {
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.goto(homeOf[edition])
    await chooseByKeyboard(page, openerOf(page))
    const panel = panelOf(page)
    for (const [name, key] of [
      [/^Text size/, 'End'],
      [/^Reading speed/, 'ArrowRight'],
    ] as const) {
      const slider = panel.getByRole('slider', { name })
      await tabTo(page, slider)
      await page.keyboard.press(key)
      await expect(slider).toBeFocused()
    }
    await panel.getByRole('radio', { name: 'Widest' }).first().check()
    await panel.getByRole('radio', { name: 'High contrast' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
    await expectFocusWithin(panel)
    await panel.getByRole('button', { name: 'Back to default settings' }).focus()
    await expect(panel.getByText(/^This is how .* looks for you/)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'more')
    await expect(panel.getByRole('slider', { name: 'Text size' })).toHaveValue('2')
    await expectFocusWithin(panel)
  })
})
