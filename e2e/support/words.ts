import { expect, type Page } from 'playwright/test'

/** The words of a public page, as they are in the HTML until the app takes their place. */
export const words = (page: Page) => page.locator('#words')

/** Uses a public page a little, and waits until the app has taken over: its links then change the page without a reload. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect(words(page)).toHaveCount(0)
}
