import { expect, type Page } from 'playwright/test'

/** In seconds. */
export const playbackTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** Plays the video with its own button until it is past so many seconds, then pauses it. */
export async function watch(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playbackTime(page), { intervals: [250] }).toBeGreaterThan(seconds)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
}
