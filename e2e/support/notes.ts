import type { BrowserContext, Page, Route } from 'playwright/test'
import { expect } from './test.ts'

export const notesPanel = (page: Page) => page.getByRole('dialog', { name: 'Notes' })
export const addBox = (page: Page) => notesPanel(page).getByRole('textbox', { name: /^Note on/ })
export const editBox = (page: Page) => notesPanel(page).getByRole('textbox', { name: 'Edit note' })
export const cardOf = (page: Page, text: string) => notesPanel(page).getByRole('article').filter({ hasText: text })
export const optionsOf = (page: Page, text: string) =>
  cardOf(page, text).getByRole('button', { name: /^Options for the note on/ })

/** Opens the panel from the step page, with the focus in its add box. */
export async function openAddBox(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(addBox(page)).toBeFocused()
}

/** Does the same, and waits for the call that lists the notes: a session that ends before it is missed by that call already. */
export async function openListedAddBox(page: Page): Promise<void> {
  const listed = page.waitForResponse(notesCall)
  await openAddBox(page)
  expect((await listed).status()).toBe(200)
}

export async function addNote(page: Page, text: string): Promise<void> {
  await addBox(page).fill(text)
  await addBox(page).press('Enter')
  await expect(cardOf(page, text)).toHaveCount(1)
  await expect(cardOf(page, text)).not.toContainText('Saving…')
  await expect(addBox(page)).toHaveValue('')
}

export async function choose(page: Page, text: string, item: string): Promise<void> {
  await optionsOf(page, text).click()
  await notesPanel(page).getByRole('menuitem', { name: item }).click()
}

/** How often the server has a note with this text. */
export async function savedCount(page: Page, text: string): Promise<number> {
  const answer = await page.request.get(new URL('/api/notes', page.url()).href)
  const { notes } = (await answer.json()) as { notes: { content: string }[] }
  return notes.filter(({ content }) => content === text).length
}

/** The call that posts a note and that lists all notes. */
export const notesCall = /\/api\/notes(\?|$)/

/** Answers posts of notes in place of the server, until `unroute(notesCall)`; other calls go through. */
export function interceptNewNotes(pages: Page | BrowserContext, answer: (route: Route) => Promise<void>) {
  return pages.route(notesCall, (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()))
}
