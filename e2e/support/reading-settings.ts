import type { Page } from 'playwright/test'

/** Signs the page's person in with these reading settings (wire names), whatever the account says. */
export async function readWith(page: Page, setting: object): Promise<void> {
  await page.route('**/api/auth/authorize', async (route) => {
    const response = await route.fetch()
    const user = await response.json()
    const accessability_setting = { ...user.accessability_setting, ...setting }
    await route.fulfill({ response, json: { ...user, accessability_setting } })
  })
}
