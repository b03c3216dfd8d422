import { expect, type Page } from 'playwright/test'
import { heading } from './page.ts'

interface Arrival {
  heading: string | RegExp
  title: string | RegExp
}

/**
 * A route change has led to a page: its title, one heading, the focus on it, scrolled to the top. Not for the first page of a
 * visit, where the focus is the browser's.
 */
export async function expectArrival(page: Page, { heading: name, title }: Arrival): Promise<void> {
  const found = page.getByRole('heading', { level: 1, name })
  await expect(found).toBeVisible()
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toHaveCount(1)
  await expect(found).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
}
