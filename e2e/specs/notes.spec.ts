// docs/product/notes.md

import type { Page } from 'playwright/test'
import { expectAccessibleInEachTheme, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { addBox, addNote, cardOf, editBox, notesPanel, openAddBox, optionsOf } from '../support/notes.ts'
import { heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const searchWords = stepAt('reading-research/find-and-judge-sources/search-well/choosing-search-words')
const library = stepAt('reading-research/find-and-judge-sources/search-well/using-the-library')

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
