// docs/product/wellbeing.md

import type { Page } from 'playwright/test'
import { expectAccessibleInEachTheme, expectUsable } from '../support/accessibility.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button, heading, mainMenu } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const hub = '/wellbeing'
const pages = ['support-contacts', 'student-minds', 'desk-stretches']
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Calm' })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => dialog(page).getByRole('heading', { level: 3, name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

/** Opens the dialog from its tile and goes on to the form. */
async function openCalmForm(page: Page) {
  await chooseByKeyboard(page, button(page, 'Calm'))
  await expect(card(page, 'A gift for you')).toBeFocused()
  await chooseByKeyboard(page, inDialog(page, 'Learn more'))
  await expect(card(page, 'Meditation and Mindfulness')).toBeFocused()
  await chooseByKeyboard(page, inDialog(page, 'Next'))
  await expect(card(page, 'Sleep and Relaxation')).toBeFocused()
  await chooseByKeyboard(page, inDialog(page, 'Next'))
  await expect(card(page, 'Request your subscription')).toBeFocused()
  await expect(dialog(page).getByText('Step 4 of 5')).toBeVisible()
}

test('the hub and its pages are reached and left by keyboard', {
  tag: '@core',
}, async ({ page, signIn }) => {
  await signIn('student')
  await page.goto('/dashboard/learn')
  await chooseByKeyboard(page, mainMenu(page).getByRole('link', { name: 'Wellbeing' }))
  await expectArrival(page, { heading: 'Wellbeing', title: 'Wellbeing - Stepwise' })
  const tiles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(tiles).toHaveText(['Calm', 'Student Minds', 'Desk Stretches', 'Support Contacts'])

  for (const name of ['Student Minds', 'Desk Stretches', 'Support Contacts']) {
    await chooseByKeyboard(page, link(page, name))
    await expectArrival(page, {
      heading: name,
      title: `${name.replace(/ (.)/, (initial) => initial.toLowerCase())} - Stepwise`,
    })
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(link(page, 'Back to Wellbeing')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectArrival(page, { heading: 'Wellbeing', title: 'Wellbeing - Stepwise' })
  }
})

test('with less movement the pictures stand still until one is played, and axe finds nothing on any page', async ({
  page,
  signIn,
}) => {
  // axe checks ten states.
  test.setTimeout(240_000)
  await signIn('student')
  await test.step('with less movement the pictures stand still until one is played', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/wellbeing/desk-stretches')
    await expect(heading(page)).toHaveText('Desk Stretches')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Arms',
      'Torso',
      'Legs and knees',
      'Head and shoulders',
    ])
    await expect(page.getByRole('button', { name: /^Play the picture of / })).toHaveCount(11)
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
    expect(await moving()).toBe(0)
    await chooseByKeyboard(page, button(page, 'Play the picture of Reach up'))
    await expect.poll(moving).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect.poll(moving).toBe(0)
  })
  await test.step('axe finds nothing on any page, with the timer running and the dialog open, in light and dark', async () => {
    for (const address of [hub, ...pages.map((slug) => `${hub}/${slug}`)]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await expect(heading(page)).toBeVisible()
      if (address.endsWith('stretches')) await button(page, 'Start the timer for Seated twist').click()
      await expectUsable(page)
    }
    await page.goto(hub)
    await openCalmForm(page)
    await expectAccessibleInEachTheme(page)
  })
})
