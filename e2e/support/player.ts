import { expect, type Locator, type Page } from 'playwright/test'

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })

/** Presses a button with the keyboard. */
export async function pressOf(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** In seconds. */
export const playbackTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** Plays the video of the page with its own button, for at least so many seconds of its time, then pauses it. */
export async function watch(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playbackTime(page), { timeout: 30_000, intervals: [250] }).toBeGreaterThan(seconds)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
}
