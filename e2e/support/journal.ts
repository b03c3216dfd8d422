import { expect, type Locator, type Page } from 'playwright/test'

/** The first field of the form of an entry. */
export const titleField = (page: Page): Locator => page.getByLabel(/, Describe what would you like to reflect on\.$/)

/** The title of each entry in the table. */
export const rows = (page: Page): Locator => page.getByRole('rowheader')
export const reflections = '/api/users/reflective_journal/reflections'

const emptyAnswers = { observe_1: '', observe_2: '', reflect_1: '', reflect_2: '', act: '' }
/** Writes through the API, as another device of the same person would. */
export async function write(page: Page, method: 'post' | 'put' | 'delete', address: string, reflection?: object) {
  const response = await page.request[method](address, {
    ...(reflection && { data: { reflection: { ...emptyAnswers, ...reflection } } }),
    headers: { origin: new URL(page.url()).origin },
  })
  expect(response.status(), await response.text()).toBeLessThan(300)
  return (await response.json()) as { reflection: { id: string } }
}

/** Opens the journal, empty until now, with these entries. Returns their ids. */
export async function openJournal(page: Page, entries: object[]): Promise<string[]> {
  await page.goto('/dashboard/reflect')
  await expect(page.getByText('No entries yet!')).toBeVisible()
  const ids: string[] = []
  for (const entry of entries) ids.push((await write(page, 'post', reflections, entry)).reflection.id)
  await page.reload()
  await expect(rows(page)).toHaveCount(entries.length)
  return ids
}
