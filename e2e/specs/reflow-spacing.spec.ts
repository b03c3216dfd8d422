// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { notesPanel } from '../support/notes.ts'
import { accountMenu, button, heading } from '../support/page.ts'
import { readWith } from '../support/reading-settings.ts'
import {
  type Check,
  expectAllReadable,
  expectNoOverlap,
  inEachWindow,
  largeText,
  textSpacing,
} from '../support/reflow.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function visitHome(page: Page, check: Check): Promise<void> {
  await page.goto('/dashboard/learn')
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await check('home')
  await page.goto('/dashboard/software')
  await expect(page.getByRole('link', { name: /Essentials/ }).first()).toBeVisible()
  await check('software')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'View Achievements' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await check('achievements', page.getByRole('dialog'))
}

async function visitSteps(page: Page, check: Check): Promise<void> {
  await page.goto(stepAt(`${chapter}/what-the-question-asks`))
  await press(page, 'READ MORE')
  await check('text step', button(page, 'READ LESS'))
  await press(page, 'Add note')
  await expect(notesPanel(page).getByRole('article').first()).toBeVisible()
  await check('notes panel', notesPanel(page))

  await page.goto(stepAt(`${chapter}/reading-an-essay-question`))
  await press(page, 'TRANSCRIPT')
  for (const name of ['Speed', 'Zoom', 'Chapters']) {
    await press(page, new RegExp(`^${name}`))
    await check(`video step with ${name}`, page.getByRole('group', { name, exact: true }))
  }
  await page.getByText('Keyboard shortcuts').click()
  await page.getByRole('slider', { name: 'Seek' }).press('End')
  await expect(page.getByRole('region', { name: 'End of the video' })).toBeVisible()
  await check('end of a video, shortcuts', page.getByRole('region', { name: 'End of the video' }))
  await button(page, 'Read').click()
  await check('text version')
}

async function visitJournal(page: Page, check: Check): Promise<void> {
  await page.goto('/dashboard/reflect')
  await expect(page.getByRole('table')).toBeVisible()
  await check('journal')
  await page.getByRole('checkbox', { name: 'Select all entries' }).check()
  await check('journal with a selection')
  await page.getByRole('rowheader').first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check('entry', page.getByRole('dialog'))
  await page.goto('/dashboard/print_notes')
  await expect(page.getByRole('article').first()).toBeVisible()
  await check('notebook')
  await page.goto('/onboarding/testimonial')
  await expect(heading(page)).toBeVisible()
  await check('testimonials')
}

const windows = [
  {
    name: 'text of 200 % and the text spacing of WCAG, 640 px wide',
    width: 640,
    height: 800,
    style: largeText(200) + textSpacing,
  },
  { name: 'text of 150 %, 1280 px wide', width: 1280, height: 800, style: largeText(150) },
  { name: 'text of 150 %, 640 px wide', width: 640, height: 800, style: largeText(150) },
]

test('home, steps and journal: no text lies on another one or is cut off, and no bar keeps a low window', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('student')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 640, height: 800 })
  await readWith(page, { font_size: 10 })
  const check = inEachWindow(page, windows, async (where) => {
    await expectAllReadable(page, where)
    await expectNoOverlap(page, where)
  })
  for (const visit of [visitHome, visitSteps, visitJournal]) await visit(page, check)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('a window under 400 px in height keeps no bar over what is read', async () => {
    for (const [width, height, isFixed] of [
      [1280, 400, true],
      [1280, 399, false],
      [320, 256, false],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/dashboard/learn')
      await expect(heading(page)).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const bottom = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
      if (isFixed) expect(bottom).toBeGreaterThan(0)
      else expect(bottom).toBeLessThanOrEqual(0)
    }
  })
  await test.step('nor does any bar of the home, a step or the journal stay in its place', async () => {
    await page.setViewportSize({ width: 1280, height: 380 })
    for (const path of ['/dashboard/learn', stepAt(`${chapter}/reading-an-essay-question`), '/dashboard/reflect']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(await page.evaluate(findBars), path).toEqual([])
    }
  })
})

/** What lies across the window and does not scroll with the page. Columns beside the page scroll by themselves. */
function findBars(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    if (!/fixed|sticky/.test(getComputedStyle(element).position) || !element.checkVisibility()) return []
    const { width, height, top, bottom } = element.getBoundingClientRect()
    const isBar = width > innerWidth / 2 && height > 2 && height < innerHeight / 2 && bottom > 0 && top < innerHeight
    return isBar ? [element.outerHTML.slice(0, 160)] : []
  })
}
