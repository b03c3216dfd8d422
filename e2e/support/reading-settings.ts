import type { Locator, Page } from 'playwright/test'

/** Overrides reading settings of the account (wire names) in the session check of the pages to come. */
export async function readWith(page: Page, setting: object): Promise<void> {
  await page.route('**/api/auth/authorize', async (route) => {
    const response = await route.fetch()
    const user = await response.json()
    const accessability_setting = { ...user.accessability_setting, ...setting }
    await route.fulfill({ response, json: { ...user, accessability_setting } })
  })
}

/** What the reading settings colour: the text of a step. */
export const readingSurface = (page: Page): Locator =>
  page.getByRole('article').locator('[style*="--reading-background"]')
