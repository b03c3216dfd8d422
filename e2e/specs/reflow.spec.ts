// docs/product/accessibility.md

import type { Edition } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import type { Account } from '../support/accounts.ts'
import { type ChunkVisit, chunkVisits } from '../support/chunk-visits.ts'
import { lookOf } from '../support/looks.ts'
import { notesPanel } from '../support/notes.ts'
import { button, heading } from '../support/page.ts'
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
  await page.goto('/apps/question-unpicker')
  await press(page, 'Use this sample')
  await check('question unpicker', page.getByRole('heading', { name: 'Your question, unpicked' }))
  await page.goto('/apps/reading-ruler')
  await press(page, 'Use the sample')
  await check('reading ruler', page.getByRole('listbox'))
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
  await page.getByRole('checkbox', { name: 'Attach details of my setup' }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await check('message', page.getByRole('dialog'))

  await page.goto('/resources')
  await expect(page.getByRole('article').first()).toBeVisible()
  await check('resources')
  await page.goto('/resources/windows-voice-access')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await check('first essential')
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

const widest = { fontSize: 10, lineSpacing: 2, letterSpacing: 2, wordSpacing: 2 } as const
const families = ['Default', 'Comic Sans', 'Open-Dyslexic'] as const
const steps = ['question-unpicker', 'what-the-question-asks', 'reading-an-essay-question'].map(
  (name): ChunkVisit => ({ path: stepAt(`${chapter}/${name}`), as: 'student', editions: ['study'], goal: heading }),
)

/** The addresses of the style sheets of chosen fonts, which come once someone has chosen them. */
async function fontSheets(page: Page): Promise<string[]> {
  const sheets: string[] = []
  for (const fontFamily of families.slice(1)) {
    await page.goto('/auth/sign-in')
    await button(page, 'Accessibility settings').click()
    await page.getByRole('radio', { name: new RegExp(`^${fontFamily}`) }).check()
    const sheet = page.locator('link[rel="stylesheet"][href*="font-"]').last()
    await expect(sheet).toHaveAttribute('href', fontFamily === 'Comic Sans' ? /comic/ : /dyslexic/)
    sheets.push(await sheet.evaluate((link: HTMLLinkElement) => link.href))
  }
  return sheets
}

/** Each page of an edition, as chunk-visits.ts has them, once. */
const pagesOf = (edition: Edition) => {
  const visits = [...chunkVisits(edition), ...steps].filter(
    ({ press, editions }) => !press && (editions?.includes(edition) ?? true),
  )
  return [...new Map(visits.map((visit) => [`${visit.path} ${visit.before}`, visit])).values()]
}

test('at 320 px no page is wider than the window in the largest text, the widest spacing and any font', {
  tag: '@pro',
}, async ({ page, signIn, edition, noise }) => {
  noise.allow(/status of 4\d\d .*(\/api\/|\/news$)/)
  const visits = pagesOf(edition)
  test.setTimeout(visits.length * 30_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sheets = await fontSheets(page)
  await page.evaluate(() => localStorage.clear())
  await page.setViewportSize({ width: 320, height: 640 })
  const tooWide: string[] = []
  let signedIn: Account | undefined
  for (const { path, as, before, goal } of visits) {
    if (as && as !== signedIn) await signIn(as)
    signedIn = as ?? signedIn
    await before?.(page)
    await page.goto(path)
    await expect(goal(page)).toBeVisible()
    await page.evaluate(addSheets, sheets)
    for (const fontFamily of families) {
      const { variables, reading } = lookOf({ name: fontFamily, setting: { ...widest, fontFamily }, scheme: 'light' })
      await page.evaluate(wear, { ...variables, ...reading })
      for (const part of await page.evaluate(findTooWide)) tooWide.push(`${path} in ${fontFamily}: ${part}`)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  expect(tooWide).toEqual([])
})

/** Runs in the page. */
async function addSheets(sheets: string[]): Promise<void> {
  const added = sheets.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  document.head.append(...added)
  await Promise.all(added.map((link) => new Promise((resolve) => Object.assign(link, { onload: resolve }))))
}

/** Gives the page these settings, and waits for the font. Runs in the page. */
async function wear(variables: Record<string, string | undefined>): Promise<void> {
  for (const part of [document.documentElement, ...document.querySelectorAll<HTMLElement>('[style*="--reading-"]')]) {
    for (const [name, value] of Object.entries(variables)) part.style.setProperty(name, value ?? null)
  }
  const family = variables['--font-default']?.split(', var')[0]
  if (family) await document.fonts.load(`1rem ${family}`)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** What reaches out of the window, unless it is in a part that scrolls by itself. Runs in the page. */
function findTooWide(): string[] {
  const width = document.documentElement.scrollWidth
  const scrolls = (part: Element | null): boolean =>
    part !== null &&
    part !== document.body &&
    (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement))
  const parts = [...document.body.querySelectorAll('*')].filter((part) => {
    const box = part.getBoundingClientRect()
    if (box.width <= 2 || box.height <= 2 || (box.right <= innerWidth + 1 && box.left >= -1)) return false
    if (part.closest('[aria-hidden="true"]')) return false
    return part.checkVisibility({ visibilityProperty: true }) && !scrolls(part.parentElement)
  })
  const found = parts
    .slice(-2)
    .map((part) => `${part.outerHTML.slice(0, 110)} to ${part.getBoundingClientRect().right}`)
  return width > innerWidth ? [`${width} px`, ...found] : found
}
