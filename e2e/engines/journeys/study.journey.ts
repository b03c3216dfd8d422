// docs/product/steps-and-player.md, docs/product/notes.md, docs/product/journal.md, docs/product/display.md, docs/product/study-tools.md

import { stepAt } from '../../support/steps.ts'
import { choose, expectArrival, expectFocused, expectHeading, fill, openPage, tabTo } from '../keyboard.ts'
import { expect, test } from '../test.ts'

const chapter = 'reading-research/find-and-judge-sources'
const searchWords = stepAt(`${chapter}/search-well/choosing-search-words`)

test('a student reads a step, goes on, and the step counts as completed', async ({ enginePage: page, signIn }) => {
  await signIn('student')
  await openPage(page, searchWords)
  await choose(page, { role: 'link', name: 'Continue' })
  await expectArrival(page, 'Using the library', 'Using the library - Stepwise')
  const steps = `document.querySelector('nav[aria-label="Steps"]').textContent`
  await expect.poll(() => page.read(steps)).toMatch(/Choosing search words.*Completed/)
})

test('a video plays, time goes on, and pauses', async ({ enginePage: page, signIn }) => {
  const time = () => page.read<number>('document.querySelector("video").currentTime')
  await signIn('student')
  await openPage(page, stepAt(`${chapter}/judge-and-keep/judging-a-source`))
  await choose(page, { role: 'button', name: 'Play' })
  await expect.poll(time, { timeout: 30_000 }).toBeGreaterThan(1)
  await expectFocused(page, { role: 'button', name: 'Pause' })
  await page.press('Space')
  await expectFocused(page, { role: 'button', name: 'Play' })
  expect(await page.read('document.querySelector("video").paused')).toBe(true)
})

test('a note is written, and found again after a reload', async ({ enginePage: page, signIn }) => {
  const box = { role: 'textbox', name: 'Note on “Choosing search words”' }
  await signIn('student')
  await openPage(page, searchWords)
  await choose(page, { role: 'button', name: 'Add note' })
  await expectFocused(page, box)
  await expect.poll(() => page.read('document.querySelector("main").closest("[inert]") !== null')).toBe(true)
  await page.type('Nouns first')
  await page.press('Enter')
  await expect.poll(() => page.text()).toContain('Nouns first')
  await expect.poll(() => page.text()).not.toContain('Saving…')
  await page.press('Escape')
  await expectFocused(page, { role: 'button', name: 'Add note' })
  await page.reload()
  await expectHeading(page)
  await choose(page, { role: 'button', name: 'Add note' })
  await expectFocused(page, box)
  await expect.poll(() => page.text()).toContain('Nouns first')
})

test('an entry of the journal is written to its end', async ({ enginePage: page, signIn }) => {
  await signIn('finished')
  await openPage(page, '/dashboard/reflect')
  await choose(page, { role: 'button', name: 'NEW ENTRY' })
  await expect.poll(() => page.read('document.activeElement.tagName')).toBe('INPUT')
  await page.type('A walk by the river')
  await page.press('Enter')
  await expectFocused(page, { role: 'heading', name: 'OBSERVE' })
  await fill(page, 'What happened?', 'I went for a walk before I wrote.')
  for (const name of ['REFLECT', 'ACTION']) {
    await choose(page, { role: 'button', name: 'NEXT' })
    await expectFocused(page, { role: 'heading', name })
  }
  await fill(page, 'What will you do next time?', 'Walk again.')
  await choose(page, { role: 'button', name: 'FINISH' })
  await expectFocused(page, { role: 'button', name: 'NEW ENTRY' })
  await expect.poll(() => page.text()).toMatch(/A walk by the river.*Walk again\./s)
})

test('a larger text is still there after a reload', async ({ enginePage: page, signIn }) => {
  const size = () =>
    page.read(`getComputedStyle(document.querySelector('article [style*="--reading-background"] p')).fontSize`)
  await signIn('student')
  await openPage(page, searchWords)
  await choose(page, { role: 'button', name: 'Accessibility settings' })
  await expectFocused(page, { role: 'button', name: 'Close' })
  await tabTo(page, { role: 'slider', name: 'Text size' })
  await page.press('End')
  await expect.poll(size).toBe('24px')
  await expect.poll(() => page.text()).toContain('Saved to your account')
  await page.press('Escape')
  await expectFocused(page, { role: 'button', name: 'Accessibility settings' })
  await page.reload()
  await expect.poll(() => page.read('document.querySelectorAll("article p").length')).toBeGreaterThan(0)
  await expect.poll(size).toBe('24px')
})

test('a study tool finds the directives of a question', async ({ enginePage: page, signIn }) => {
  await signIn('student')
  await openPage(page, '/dashboard/study-tools')
  await choose(page, { role: 'button', name: 'Essay Word Wizard' })
  await expectFocused(page, { role: 'button', name: 'Close' })
  await fill(page, 'Your essay question', 'To what extent does it hold?')
  await expect.poll(() => page.read('document.querySelector("[role=dialog] mark")?.textContent')).toBe('To what extent')
  await page.press('Escape')
  await expectFocused(page, { role: 'button', name: 'Essay Word Wizard' })
})
