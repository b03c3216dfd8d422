import { expect, type Page } from 'playwright/test'

/** The page as the gateway has rendered it, until the app has taken it over. */
export const words = (page: Page) => page.locator('html[data-rendered]')

/** Waits until the app has taken over a page of a person, which it does by itself: its links then change the page without a reload. */
export const appStarted = (page: Page): Promise<void> =>
  expect(page.locator('html[data-rendered]:not([data-for-visitors])')).toHaveCount(0)

/** Uses a public page a little, and waits until the app has taken over: its links then change the page without a reload. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await expect(words(page)).toHaveCount(0)
}
