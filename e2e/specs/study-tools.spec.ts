// docs/product/study-tools.md

import type { Page } from 'playwright/test'
import { expectAccessibleInEachTheme, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button, mainMenu } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const home = '/dashboard/study-tools'
const dialog = (page: Page) => page.getByRole('dialog')
const schedule = (rest: string) => `/dashboard/examschedule/${rest}`
const soundSchedule = schedule('History/2030-05-14/9%3A00/11%3A00/3/5/5?extra_time=25&breaks=2x10')

/** Opens a tool's card by the keyboard and waits for its dialog. */
async function openTool(page: Page, name: string) {
  await chooseByKeyboard(page, button(page, name))
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
/** Closes it; the focus is on its card again. */
async function closeTool(page: Page, name: string) {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, name)).toBeFocused()
}

test('the calculators work by keyboard alone, and their fields are remembered after a reload', {
  tag: '@core',
}, async ({ page, signIn, context }) => {
  test.setTimeout(120_000)
  await signIn('student')
  await page.goto('/dashboard/learn')
  await chooseByKeyboard(page, mainMenu(page).getByRole('link', { name: 'Study Tools' }))
  await expectArrival(page, { heading: 'Study tools', title: 'Study tools - Stepwise' })

  await test.step('Essay Breakdown Calculator', async () => {
    await openTool(page, 'Essay Breakdown Calculator')
    await tabTo(page, page.getByLabel('Essay length'))
    for (const _ of [1500, 2000, 2500]) await page.keyboard.press('ArrowDown')
    const link = dialog(page).getByRole('link', { name: 'Download mind map (PDF), option A, 2500 words' })
    await tabTo(page, link)
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await closeTool(page, 'Essay Breakdown Calculator')
  })

  await test.step('Revision Calculator', async () => {
    await openTool(page, 'Revision Calculator')
    await tabTo(page, page.getByLabel('Topics'))
    await page.keyboard.type('4')
    await tabTo(page, page.getByLabel('Exam date', { exact: true }))
    await page.keyboard.type(inDays(10))
    await page.keyboard.press('Enter')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('My revision plan')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await closeTool(page, 'Revision Calculator')
  })

  await test.step('Exam Calculator, its timetable in a new tab', async () => {
    await openTool(page, 'Exam Calculator')
    await tabTo(page, page.getByLabel('Exam name (optional)'))
    await page.keyboard.type('Maths / Paper 1')
    await tabTo(page, page.getByLabel('Extra time'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, button(page, 'CALCULATE'))
    const opening = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    const timetable = await opening
    await expect(timetable.getByRole('heading', { level: 1, name: 'Maths / Paper 1' })).toBeVisible()
    for (const name of ['Download Word document', 'Download for your calendar']) {
      await tabTo(timetable, button(timetable, name))
      await Promise.all([timetable.waitForEvent('download'), timetable.keyboard.press('Enter')])
    }
    await timetable.close()
    await closeTool(page, 'Exam Calculator')
  })

  await test.step('fields survive a reload, and Back closes a tool', async () => {
    await page.reload()
    await openTool(page, 'Revision Calculator')
    await expect(page).toHaveURL(`${home}?tool=revision`)
    await expect(page.getByLabel('Topics')).toHaveValue('4')
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Revision Calculator')).toBeFocused()
    await page.goForward()
    await expect(page.getByLabel('Exam date', { exact: true })).toHaveValue(inDays(10))
  })
})

test('the launcher, every tool and the timetable are accessible, light and dark', async ({ page, signIn }) => {
  // axe checks eight states.
  test.setTimeout(240_000)
  await signIn('student')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const checkState = async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessibleInEachTheme(page)
    await expectNoSidewaysScroll(page)
  }
  await page.goto(home)
  await expect(button(page, 'Pomodoro Timer')).toBeVisible()
  await checkState()
  await page.goto(`${home}?tool=wizard`)
  await page.getByLabel('Your essay question').fill('Discuss. To what extent is it true?')
  await expect(dialog(page).locator('mark')).toHaveCount(2)
  await checkState()
  await page.goto(`${home}?tool=breakdown`)
  await expect(dialog(page).getByRole('table')).toHaveCount(2)
  await checkState()
  await page.goto(`${home}?tool=revision`)
  await button(page, 'CALCULATE').click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await checkState()
  await page.goto(`${home}?tool=exam`)
  await page.getByLabel('Start time').fill('11:00')
  await expect(button(page, 'CALCULATE')).toHaveAttribute('aria-disabled', 'true')
  await checkState()
  await page.goto(`${home}?tool=pomodoro`)
  await button(page, 'START').click()
  await expect(button(page, 'PAUSE')).toBeVisible()
  await checkState()
  await page.goto(soundSchedule)
  await expect(page.getByRole('table')).toBeVisible()
  await checkState()

  await page.emulateMedia({ media: 'print' })
  const paper = await page.getByRole('main').evaluate((main) => {
    const { backgroundColor, color } = getComputedStyle(main)
    return { backgroundColor, color }
  })
  expect(paper).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
  await expect(button(page, 'Print')).toBeHidden()
})

function inDays(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' }).format(date)
}
