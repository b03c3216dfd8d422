// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { notesPanel } from '../support/notes.ts'
import { button } from '../support/page.ts'
import { readWith } from '../support/reading-settings.ts'
import { type Check, expectAllReadable, inEachWindow, largeText, textSpacing } from '../support/reflow.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const closed = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Visits the main pages of learning and what opens over them. */
async function visitLearning(page: Page, check: Check): Promise<void> {
  await page.goto('/dashboard/learn')
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await check('home')
  await press(page, /^Account menu/)
  await page.getByRole('menuitem', { name: 'View Achievements' }).click()
  await expect(page.getByRole('dialog', { name: 'Achievements' }).getByRole('listitem').first()).toBeVisible()
  await check('achievements', page.getByRole('dialog'))
  await closed(page)

  await page.goto(stepAt(`${chapter}/what-the-question-asks`))
  await press(page, 'READ MORE')
  await check('text step', button(page, 'READ LESS'))
  await press(page, 'Add note')
  await expect(notesPanel(page).getByRole('article').first()).toBeVisible()
  await check('notes panel', notesPanel(page))
  await closed(page)
  await press(page, 'Accessibility settings')
  await expect(page.getByRole('dialog', { name: 'Accessibility settings' })).toBeVisible()
  await check('display settings', page.getByRole('dialog'))
  await closed(page)

  await page.goto(stepAt(`${chapter}/reading-an-essay-question`))
  await press(page, 'TRANSCRIPT')
  for (const name of [/^Speed/, /^Zoom/, /^Chapters/]) await press(page, name)
  await page.getByText('Keyboard shortcuts').click()
  await page.getByRole('slider', { name: 'Seek' }).press('End')
  await expect(page.getByRole('region', { name: 'End of the video' })).toBeVisible()
  await check('video step', page.getByRole('region', { name: 'End of the video' }))
}

async function visitJournalAndTools(page: Page, check: Check): Promise<void> {
  await page.goto('/dashboard/reflect')
  await expect(page.getByRole('table')).toBeVisible()
  await check('journal')
  await press(page, 'NEW ENTRY')
  await page.getByRole('dialog').getByRole('textbox').fill('A seminar')
  await press(page, 'NEXT')
  await expect(page.getByRole('heading', { name: 'OBSERVE' })).toBeVisible()
  await check('journal entry', page.getByRole('dialog'))

  for (const tool of ['wizard', 'breakdown', 'exam', 'pomodoro']) {
    await page.goto(`/dashboard/study-tools?tool=${tool}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(tool, page.getByRole('dialog'))
  }
  await page.goto('/dashboard/examschedule/History/2030-05-14/9%3A00/11%3A00/3/5/5')
  await expect(page.getByRole('table').first()).toBeVisible()
  await check('exam timetable')
}

async function visitSupportAndResources(page: Page, check: Check): Promise<void> {
  await page.goto('/support')
  await page.locator('summary').last().click()
  await check('support')
  await press(page, 'Send us a message')
  await page.getByRole('checkbox', { name: 'Attach what I am running' }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await check('message', page.getByRole('dialog'))

  await page.goto('/resources')
  await expect(page.getByRole('article').first()).toBeVisible()
  await check('resources')
  await page.goto('/resources/windows-voice-access')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await check('first lesson')
}

const windows = [
  { name: '320 × 256 pixels', width: 320, height: 256, style: '' },
  { name: 'text of 200 %', width: 1280, height: 800, style: largeText(200) },
  { name: 'the text spacing of WCAG', width: 320, height: 640, style: textSpacing },
]

test('nothing is cut off or scrolls sideways in small windows, large text and wide spacing, at the largest reading size', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('student')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 256 })
  await readWith(page, { font_size: 10 })
  const check = inEachWindow(page, windows, (where) => expectAllReadable(page, where))
  for (const visit of [visitLearning, visitJournalAndTools, visitSupportAndResources]) await visit(page, check)
})
