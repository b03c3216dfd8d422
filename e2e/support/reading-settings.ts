import type { Locator, Page } from 'playwright/test'

/**
 * Overrides reading settings of the account (wire names) in the session check of the pages to come, and in what the server says when another
 * one is saved.
 */
export async function readWith(page: Page, setting: object): Promise<void> {
  await page.route('**/api/auth/authorize', async (route) => {
    const response = await route.fetch()
    const user = await response.json()
    const accessability_setting = { ...user.accessability_setting, ...setting }
    await route.fulfill({ response, json: { ...user, accessability_setting } })
  })
  await page.route('**/api/users/accessability_setting', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...setting } })
  })
}

/** What the reading settings colour: the text of a step. */
export const readingSurface = (page: Page): Locator =>
  page.getByRole('article').locator('[style*="--reading-background"]')
