// docs/product/notes.md

import type { Page } from 'playwright/test'
import { expectAccessibleInEachTheme, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { addBox, addNote, cardOf, editBox, notesPanel, openAddBox, optionsOf, savedCount } from '../support/notes.ts'
import { expectFocusWithin, heading, liveRegion, mainMenu, preferTheme } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const searchWords = stepAt('reading-research/find-and-judge-sources/search-well/choosing-search-words')
const library = stepAt('reading-research/find-and-judge-sources/search-well/using-the-library')

test('a note is written, edited, found and deleted by keyboard alone', { tag: '@core' }, async ({ page, signIn }) => {
  await signIn('institution')
  await page.goto(searchWords)
  await expect(heading(page)).toBeVisible()
  const add = page.getByRole('button', { name: 'Add note' })
  await chooseByKeyboard(page, add)
  await expect(addBox(page)).toBeFocused()
  await expect(liveRegion(page).locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0)
  expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true)

  await test.step('Shift+Enter adds a line, Enter saves, and the step shows the number of notes', async () => {
    await page.keyboard.type('Nouns first')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('then verbs')
    await expect(notesPanel(page).getByText('22 of 10,000 characters')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(cardOf(page, 'Nouns first')).toContainText('Nouns first\nthen verbs')
    await expect(liveRegion(page)).toHaveText('Note saved')
    await expect(addBox(page)).toBeFocused()
    await expect(page.locator('nav[aria-label="Steps"] a[aria-current]')).toContainText('1 note')
  })

  await test.step('an empty note and an Enter that ends a composition are not posted', async () => {
    await page.keyboard.press('Enter')
    await expect(notesPanel(page).getByText('Write something first.')).toBeVisible()
    await page.keyboard.type('水')
    await addBox(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(addBox(page)).toHaveValue('水')
    await page.keyboard.press('Escape')
    await expect(addBox(page)).toHaveValue('')
    await expect(notesPanel(page)).toBeVisible()
    expect(await savedCount(page, '水')).toBe(0)
  })

  await test.step('an edit is cancelled with Escape and saved with Enter', async () => {
    await tabTo(page, optionsOf(page, 'Nouns first'))
    await page.keyboard.press('Enter')
    await expect(notesPanel(page).getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editBox(page)).toBeFocused()
    await page.keyboard.type(' and last')
    await page.keyboard.press('Escape')
    await expect(optionsOf(page, 'then verbs')).toBeFocused()
    await expect(cardOf(page, 'and last')).toHaveCount(0)

    await page.keyboard.press('Enter')
    await expect(notesPanel(page).getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editBox(page)).toBeFocused()
    await page.keyboard.type(' and last')
    await page.keyboard.press('Enter')
    await expect(cardOf(page, 'then verbs and last')).toHaveCount(1)
    await expect(optionsOf(page, 'and last')).toBeFocused()
    await expect.poll(() => savedCount(page, 'Nouns first\nthen verbs and last')).toBe(1)
  })

  await test.step('the search finds the words anywhere in a note and announces the number', async () => {
    const search = notesPanel(page).getByRole('searchbox', { name: 'Search notes' })
    await search.focus()
    await page.keyboard.type('nothing like this')
    await expect(notesPanel(page).getByText('No results found')).toBeVisible()
    await expect(liveRegion(page)).toHaveText('No results found')
    await search.fill('verbs and last')
    await expect(notesPanel(page).getByRole('article')).toHaveCount(1)
    await expect(liveRegion(page)).toHaveText('1 note')
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
    await expect(notesPanel(page)).toBeVisible()
  })

  await test.step('Delete removes the note, and the focus stays in the panel', async () => {
    await tabTo(page, optionsOf(page, 'and last'))
    await page.keyboard.press('Enter')
    await expect(notesPanel(page).getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(cardOf(page, 'and last')).toHaveCount(0)
    await expect(liveRegion(page)).toHaveText(/^Note deleted\./)
    await expectFocusWithin(notesPanel(page))
  })

  await page.keyboard.press('Escape')
  await expect(notesPanel(page)).toHaveCount(0)
  await expect(add).toBeFocused()
  await expect(page.locator('nav[aria-label="Steps"] a[aria-current]')).not.toContainText('1 note')
})

test('the panel works in focus mode', async ({ page, signIn }) => {
  await signIn('finished')
  await page.goto(searchWords)
  await page.getByRole('button', { name: 'Focus mode', exact: true }).click()
  await openAddBox(page)
  await addNote(page, 'Written in focus mode')
  await page.keyboard.press('Escape')
  await expect(notesPanel(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Leave focus mode' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused()
})

test('the panel and the notebook are accessible at 320 px, light and dark', async ({
  page,
  context,
  signIn,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const text = 'Seen by axe'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('finished')
  await page.goto(library)
  await openAddBox(page)
  await addNote(page, text)
  await addBox(page).fill('x'.repeat(10_001))
  await optionsOf(page, text).click()
  await expect(notesPanel(page).getByRole('menu')).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await notesPanel(page).getByRole('menuitem', { name: 'Edit' }).click()
  await expectAccessibleInEachTheme(page)
  await context.setOffline(true)
  await editBox(page).fill(`${text}, edited`)
  await editBox(page).press('Enter')
  await expect(cardOf(page, text)).toContainText('Not saved yet')
  await expectAccessibleInEachTheme(page)
  await expectNoSidewaysScroll(page)
  await expectWithinPanel(page)
  await context.setOffline(false)
  await expect(cardOf(page, text)).not.toContainText('Not saved yet')
  await addBox(page).press('Escape')
  await page.goto('/dashboard/print_notes')
  await expect(heading(page)).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await expectNoSidewaysScroll(page)
})

/** The panel scrolls down, never sideways. */
async function expectWithinPanel(page: Page): Promise<void> {
  const [inner = 0, outer = 0] = await notesPanel(page).evaluate((dialog) => [
    Math.max(...[dialog, ...dialog.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
    innerWidth,
  ])
  expect(inner).toBeLessThanOrEqual(outer + 1)
}

test('the notebook is sorted by flow and module, and dark on white in every theme', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('student')
  await preferTheme(page, 'dark')
  await page.goto('/dashboard/learn')
  await mainMenu(page).getByRole('button', { name: 'Notes' }).click()
  const opened = context.waitForEvent('page')
  await notesPanel(page)
    .getByRole('link', { name: /^Print notes/ })
    .click()
  const notebook = await opened
  await expect(heading(notebook)).toHaveText('Stepwise Notebook')
  await expect(notebook.getByRole('heading', { level: 2 }).first()).toHaveText('Essay writing')
  await expect(notebook.getByRole('heading', { level: 3 }).first()).toHaveText('Understand the task')
  await expect(notebook.getByRole('article').first().getByRole('heading', { level: 4 })).toBeVisible()
  await expect(notebook.getByRole('button', { name: 'Print' })).toBeVisible()
  for (const media of ['screen', 'print'] as const) {
    await notebook.emulateMedia({ media })
    const [background, colour] = await notebook.evaluate(() => {
      const body = getComputedStyle(document.body)
      return [body.backgroundColor, body.color].map((value) => Number(/\d+/.exec(value)?.[0]))
    })
    expect(background, media).toBeGreaterThan(240)
    expect(colour, media).toBeLessThan(50)
  }
  await expect(notebook.getByRole('button', { name: 'Print' })).toBeHidden()
})
