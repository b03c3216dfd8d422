import { expect, type Page } from 'playwright/test'
import { heading } from './page.ts'

type Arrival = { heading: string | RegExp; title: string | RegExp }

/**
 * The page that a route change leads to: its title, its one heading with the focus on it, never on `body`, and the top of
 * it in sight. Not for the first page of a visit, which leaves the focus to the browser.
 */
export async function expectArrival(page: Page, { heading: name, title }: Arrival): Promise<void> {
  const found = page.getByRole('heading', { level: 1, name })
  await expect(found).toBeVisible()
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toHaveCount(1)
  await expect(found).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
}
