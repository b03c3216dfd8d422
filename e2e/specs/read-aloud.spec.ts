// docs/product/read-aloud.md

// The browser of the tests has no voices. All tests but the first one give it a stand-in that speaks word by word, in time
// (shared/testing/speech.ts): what is asked of the browser's speech is tried here, what a real voice does is not.

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { learnerOf } from '../support/accounts.ts'
import { openJournal } from '../support/journal.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { addNote, cardOf, notesPanel, openAddBox } from '../support/notes.ts'
import { button, heading, pressButton } from '../support/page.ts'
import { giveVoices, isSpeaking, marked, spoken } from '../support/speech.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const step = stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')
const readAloud = (page: Page) => button(page, 'Read aloud')
const bar = (page: Page) => page.getByRole('group', { name: 'Read aloud', exact: true })
const texts = async (page: Page) => (await spoken(page)).map(({ text }) => text)

/** Nothing speaks, and nothing is marked. */
async function expectQuiet(page: Page) {
  await expect(page.getByRole('group', { name: /^Read aloud/ })).toHaveCount(0)
  expect(await isSpeaking(page)).toBe(false)
  expect([await marked(page, 'sentence'), await marked(page, 'word')]).toEqual(['', ''])
}

async function startOn(page: Page, address: string) {
  await page.goto(address)
  await expect(heading(page)).toBeVisible()
  await chooseByKeyboard(page, readAloud(page))
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => isSpeaking(page)).toBe(true)
}

/** Scrolls to where nothing lies under a bar by half: axe would find that too small. The reading does not scroll back. */
async function fromTheTop(page: Page) {
  await page.mouse.move(160, 320)
  await page.mouse.wheel(0, -1)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Where the marked sentence begins, and what is free for it: below the bars, above the end of the window. In px. */
const sight = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud-sentence') ?? []
    const bottoms = [...document.querySelectorAll('header, [data-reading-bar]')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ top }) => top < 100)
      .map(({ bottom }) => bottom)
    return { top: (range as Range).getBoundingClientRect().top, from: Math.max(0, ...bottoms), to: innerHeight }
  })

async function expectInSight(page: Page) {
  await expect(async () => {
    const { top, from, to } = await sight(page)
    expect(top).toBeGreaterThanOrEqual(from)
    expect(top).toBeLessThan(to)
  }).toPass()
}

test('opened parts are read to the end, each sentence once, and then it is quiet', async ({
  page,
  signIn,
  edition,
}) => {
  await giveVoices(page, 1)
  await signIn(learnerOf[edition])
  await page.goto(step)
  await button(page, 'READ MORE').click()
  await readAloud(page).click()
  await expect.poll(() => texts(page)).toContain('Pack a calm kit as well')
  await expect(bar(page)).toHaveCount(0)
  await expectQuiet(page)
  const all = await texts(page)
  expect(all).toContain(
    'a charger, a power bank and, if you use one, a memory stick that has been checked by the exams team',
  )
  expect(all.filter((text) => /READ (MORE|LESS)|Pause|Speed/.test(text))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('a step is read by keyboard alone', { tag: '@core' }, async ({ page, signIn, edition }) => {
  await giveVoices(page)
  await signIn(learnerOf[edition])
  await startOn(page, step)

  await test.step('it begins, and the button that was pressed pauses it', async () => {
    const first = 'The last day before an exam is not for learning new things.'
    expect(await marked(page, 'sentence')).toBe(first)
    await expect.poll(() => marked(page, 'word')).toBe('The')
    await expect(button(page, 'Pause')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(button(page, 'Continue')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(button(page, 'Pause')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await fromTheTop(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('Escape from elsewhere ends it; Stop gives the focus back', async () => {
    await tabTo(page, button(page, 'READ MORE'))
    await page.keyboard.press('Escape')
    await expectQuiet(page)
    await expect(button(page, 'READ MORE')).toBeFocused()
    await readAloud(page).focus()
    await page.keyboard.press('Enter')
    await chooseByKeyboard(page, button(page, 'Stop'))
    await expect(readAloud(page)).toBeFocused()
    await expectQuiet(page)
    await page.emulateMedia({ media: 'print' })
    await expect(readAloud(page)).toBeHidden()
    await page.emulateMedia({ media: null })
  })
})

test('the sentence comes into sight below all bars, until the person scrolls by themselves', async ({
  page,
  signIn,
  edition,
}) => {
  await giveVoices(page, 20)
  // By keyboard: the tool's click scrolls first, which ends the scrolling that is tried here.
  await page.setViewportSize({ width: 1280, height: 560 })
  await signIn(learnerOf[edition])
  await startOn(page, step)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await pressButton(page, 'Pause')
  await expectInSight(page)
  await expect(button(page, 'Continue')).toBeInViewport()

  await pressButton(page, 'Continue')
  await page.mouse.move(640, 500)
  await expect(async () => {
    await page.mouse.wheel(0, -5000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }).toPass()
  const before = (await spoken(page)).length
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(before + 3)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await pressButton(page, 'Next sentence')
  await pressButton(page, 'Pause')
  await expectInSight(page)
})

test('in focus mode Escape ends the reading first; the sentence is in sight there too', async ({
  page,
  signIn,
  edition,
}) => {
  await giveVoices(page)
  await signIn(learnerOf[edition])
  await page.setViewportSize({ width: 1280, height: 560 })
  // Full screen, where the browser keeps Escape to itself, is not what is tried.
  await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }))
  await page.goto(step)
  await button(page, 'Focus mode').click()
  await readAloud(page).click()
  for (let presses = 0; presses < 14; presses++) await button(page, 'Next sentence').click()
  await expectInSight(page)
  await page.keyboard.press('Escape')
  await expectQuiet(page)
  await expect(readAloud(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Focus mode')).toBeVisible()
})

test('a note is read; Escape ends that, and the panel stays', async ({ page, signIn, edition }) => {
  await giveVoices(page)
  await signIn(learnerOf[edition])
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto(step)
  await openAddBox(page)
  await addNote(page, 'Pack a spare pen. Then rest.')
  const card = cardOf(page, 'Pack a spare pen.')
  const readNote = card.getByRole('button', { name: /^Read aloud: note on Get sleep, food and kit ready, / })
  await chooseByKeyboard(page, readNote)
  await expect.poll(() => marked(page, 'sentence')).toBe('Pack a spare pen.')
  await page.getByRole('region', { name: 'New achievement' }).getByRole('button', { name: 'Close' }).click()
  await fromTheTop(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectQuiet(page)
  await expect(notesPanel(page)).toBeVisible()
  await expect(readNote).toBeFocused()
})

test('an entry of the journal is read; Escape ends that, and the reader stays', async ({ page, signIn }) => {
  await giveVoices(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('qa')
  const observe_1 = `We met twice. ${'It was a long day. '.repeat(60)}\nNobody wrote notes.`
  await openJournal(page, [{ date: '2026-03-04', title: 'A group project', observe_1 }])
  await chooseByKeyboard(page, button(page, 'A group project'))
  const reader = page.getByRole('dialog', { name: 'A group project' })
  await expect(reader.getByRole('article', { name: 'Your entry' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(readAloud(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => marked(page, 'sentence')).toBe('OBSERVE')
  await expectAccessible(page)
  for (let presses = 0; presses < 40; presses++) await button(page, 'Next sentence').click()
  await expectInSight(page)
  await expect(button(page, 'Next sentence')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expectQuiet(page)
  await expect(reader).toBeVisible()
})
