import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, type Page } from 'playwright/test'

interface MadeVideo {
  duration: number
  slides: { start: number; chapter?: string }[]
  sentences: { start: number; text: string }[]
}

/** What content/tools wrote about a video, in seconds: it changes with each voice. */
export const madeVideo = (slug: string): MadeVideo =>
  JSON.parse(readFileSync(join(root, 'content/media/videos', slug, 'video.json'), 'utf8'))

/** In seconds. */
export const playbackTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** Plays the video with its own button until it is past so many seconds, then pauses it. */
export async function watch(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playbackTime(page), { intervals: [250] }).toBeGreaterThan(seconds)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
}

/** A player gets captions and chapters once its video says that it has them. */
export async function waitForPlayer(page: Page): Promise<void> {
  const captions = page.getByRole('button', { name: 'Captions', exact: true }).filter({ visible: true })
  if ((await captions.count()) > 0) await expect(captions.first()).toHaveAttribute('aria-pressed', 'true')
}
