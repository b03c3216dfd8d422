// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { button, clickButton, heading, pressButton } from '../support/page.ts'
import { madeVideo, playbackTime } from '../support/player.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const videoStep = stepAt('essay-writing/understand-the-task/read-the-question/reading-an-essay-question')
const sixthLine = madeVideo('reading-an-essay-question').sentences[5]?.start ?? 0
const lines = (page: Page) => page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /^\d:/ })

async function openTranscript(page: Page) {
  await page.setViewportSize({ width: 1280, height: 520 })
  await page.goto(`${videoStep}?t=3`)
  await expect.poll(() => playbackTime(page)).toBe(3)
  await pressButton(page, 'TRANSCRIPT')
  // The track is selected a moment after it has loaded.
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true')
}

test('the current transcript line is the caption on screen at half and double speed, and the page does not scroll', async ({
  page,
  signIn,
}) => {
  await signIn('institution')

  await openTranscript(page)
  for (const { speed, from, to } of [
    { speed: '2×', from: 3, to: 15 },
    { speed: '0.5×', from: sixthLine - 1, to: sixthLine + 1 },
  ]) {
    await page.locator('video').evaluate((video: HTMLVideoElement, time) => (video.currentTime = time), from)
    await button(page, /^Speed/).click()
    await page.getByRole('radio', { name: speed }).check()
    await button(page, /^Speed/).click()
    await pressButton(page, 'Play')
    await expect(page.locator('[aria-current="true"]')).toHaveCount(1)
    const scrolled = await page.evaluate(() => scrollY)
    const { longest, seen } = await page.evaluate(compareCaptions, to)
    expect(seen, `captions seen at ${speed}`).toBeGreaterThan(1)
    expect(longest, `ms of another line at ${speed}`).toBeLessThanOrEqual(300)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await pressButton(page, 'Pause')
  }

  await pressButton(page, 'CLOSE TRANSCRIPT')
})

test('only the transcript list scrolls to the current line', async ({ page, signIn }) => {
  await signIn('institution')

  await openTranscript(page)
  const list = page.getByRole('region', { name: 'Transcript' }).locator('ol')
  await page.setViewportSize({ width: 640, height: 520 })
  await button(page, 'CLOSE TRANSCRIPT').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 1))
  await expect(lines(page).last()).toHaveAttribute('aria-current', 'true')
  const isInList = () =>
    lines(page)
      .last()
      .evaluate(
        (line) => line.getBoundingClientRect().bottom <= Number(line.closest('ol')?.getBoundingClientRect().bottom),
      )
  await expect.poll(isInList).toBe(true)
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await test.step('the current line is bold; Enter on another seeks to it and the focus stays', async () => {
    const [current, other] = [lines(page).last(), lines(page).first()]
    const weight = (line: typeof current) => line.evaluate((element) => getComputedStyle(element).fontWeight)
    expect(await weight(current)).not.toBe(await weight(other))
    await lines(page).nth(2).press('Enter')
    await expect(lines(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(lines(page).nth(2)).toBeFocused()
  })

  await pressButton(page, 'CLOSE TRANSCRIPT')
})

test('controls are ordinary buttons, and single-key shortcuts work only inside the player', async ({
  page,
  signIn,
}) => {
  await signIn('institution')

  await openTranscript(page)
  const player = page.locator('[data-media-player]')
  await expect(player.locator('[role=menu], [role=menuitem], [aria-haspopup]')).toHaveCount(0)
  for (const name of [/^Speed/, /^Captions/, /^Zoom/]) await expect(player.getByRole('button', { name })).toBeVisible()

  const looks = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => ({
      isPaused: video.paused,
      isMuted: video.muted,
      time: video.currentTime,
      captions: document.querySelector('[data-controls] [aria-pressed="true"]')?.textContent,
    }))
  const asItWas = await looks()
  for (const outside of [heading(page), lines(page).first(), page.getByRole('link', { name: 'Continue' })]) {
    await outside.focus()
    for (const key of ['k', 'm', 'c', 'j', 'l', 'f', '+', '0', 'ArrowRight']) await page.keyboard.press(key)
  }
  expect(await looks()).toEqual(asItWas)
  await expect(button(page, 'Zoom 100%')).toBeVisible()

  await button(page, 'Mute').focus()
  await page.keyboard.press('m')
  await expect(button(page, 'Mute')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('c')
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('+')
  await expect(button(page, 'Zoom 150%')).toBeVisible()
  await page.keyboard.press('l')
  await expect.poll(() => playbackTime(page)).toBe(13)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => playbackTime(page)).toBe(3)
})

// docs/product/steps-and-player.md#transcript-button
test('the transcript comes into view when it opens in any window, below the bar, and its button stays', async ({
  page,
  signIn,
}) => {
  await signIn('institution')
  for (const [width, height] of [
    [1440, 900],
    [1280, 520],
    [768, 1024],
    [375, 667],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(videoStep)
    await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['TRANSCRIPT', 'CLOSE TRANSCRIPT', 'TRANSCRIPT']) {
      await clickButton(page, name)
      await expect(button(page, name === 'TRANSCRIPT' ? 'CLOSE TRANSCRIPT' : 'TRANSCRIPT')).toBeFocused()
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    }
    const { top, bottom } = await page
      .getByRole('region', { name: 'Transcript' })
      .locator('ol')
      .evaluate((list) => list.getBoundingClientRect())
    const bar = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom)
    // At least three lines of it.
    expect(Math.min(bottom, height) - Math.max(top, bar), `${width} × ${height}`).toBeGreaterThan(100)
    // The next page would open with it.
    await clickButton(page, 'CLOSE TRANSCRIPT')
  }
})

/**
 * Compares caption and transcript line in each frame until the video is at a time (s). Returns the number of captions, and the
 * longest time (ms) for which the line was another one.
 */
async function compareCaptions(until: number): Promise<{ longest: number; seen: number }> {
  const plain = (node?: Element | null) => node?.textContent?.replace(/\s+/g, '') ?? ''
  const captions = new Set<string>()
  let longest = 0
  let since: number | null = null
  let frames = 0
  const video = document.querySelector('video')
  while (video && video.currentTime < until) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const cues = [...document.querySelectorAll('.vds-captions [data-part="cue"]')]
    const caption = cues.map(plain).join('')
    const line = plain(document.querySelector('ol [aria-current="true"]'))
    if (caption) captions.add(caption)
    // A line stays marked in the pause after it.
    const isSame = !caption || line.endsWith(caption)
    frames = isSame ? 0 : frames + 1
    since = isSame ? null : (since ?? now)
    // A slow machine draws few frames: up to three of them are its slowness.
    if (since !== null && frames > 3) longest = Math.max(longest, now - since)
  }
  return { longest, seen: captions.size }
}
