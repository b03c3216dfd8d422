import { expect, type Page } from 'playwright/test'

/** Plays the video of the page with its own button, for at least so many seconds of its time, then pauses it. */
export async function watch(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time, { timeout: 30_000, intervals: [250] }).toBeGreaterThan(seconds)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
}
