// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button } from '../support/page.ts'
import { madeVideo, playbackTime } from '../support/player.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const videoStep = stepAt('revision/plan-your-revision/make-a-plan/spacing-your-revision')
const { duration } = madeVideo('spacing-your-revision')
const slider = (page: Page) => page.getByRole('slider', { name: 'Seek' })
const ready = (page: Page) => expect(slider(page)).not.toHaveAttribute('max', '1')

test('the seek bar, volume and speed work by keyboard alone, the focus stays, and the video resumes where it was left', {
  tag: '@core',
}, async ({ page, signIn }) => {
  await signIn('institution')

  await page.goto(videoStep)
  await ready(page)
  await tabTo(page, slider(page))
  await page.keyboard.press('End')
  await expect(page.getByRole('region', { name: 'End of the video' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  // vidstack alone would stay at the end, and play from the start.
  await expect(button(page, 'Play')).toBeVisible()
  await expect.poll(() => playbackTime(page)).toBeCloseTo(duration - 5, 0)
  await expect(page.getByRole('region', { name: 'End of the video' })).toHaveCount(0)
  await page.keyboard.press('Home')
  await expect.poll(() => playbackTime(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => playbackTime(page)).toBe(5)

  await chooseByKeyboard(page, button(page, 'Play'), 'Space')
  await expect.poll(() => playbackTime(page)).toBeGreaterThan(8)
  // vidstack alone takes it away after two seconds of playing.
  await expect(button(page, 'Pause')).toBeFocused()
  await page.keyboard.press('Space')
  const paused = await playbackTime(page)
  await chooseByKeyboard(page, button(page, 'Forward 10 seconds'))
  await expect.poll(() => playbackTime(page)).toBeCloseTo(paused + 10, 0)

  await tabTo(page, page.getByRole('slider', { name: 'Volume' }))
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowDown')
  await chooseByKeyboard(page, button(page, /^Speed/))
  await tabTo(page, page.getByRole('radio', { name: '1×' }))
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Speed 1.25×')).toBeVisible()
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 1.25)

  const left = await playbackTime(page)
  await expect.poll(() => page.evaluate(storedPosition)).toBeCloseTo(left, 0)
  await page.reload()
  await ready(page)
  await expect.poll(() => playbackTime(page)).toBeCloseTo(left, 0)
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '80 %')
  await expect(page.locator('video')).toHaveJSProperty('volume', 0.8)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 500 } })

  test('the controls hide in full screen after four seconds and come back with a tap', async ({ page, signIn }) => {
    await signIn('institution')
    await page.goto(videoStep)
    await ready(page)
    const player = page.locator('[data-media-player]')
    await button(page, 'Play').tap()
    await button(page, 'Full screen').tap()
    await expect(button(page, 'Leave full screen')).toBeVisible()
    const touched = Date.now()
    await button(page, 'Back 10 seconds').tap()
    await expect(player).toHaveAttribute('data-idle')
    expect(Date.now() - touched).toBeGreaterThanOrEqual(4000)
    await expect(page.locator('[data-controls]')).toHaveCSS('opacity', '0')
    await page.touchscreen.tap(40, 40)
    await expect(player).not.toHaveAttribute('data-idle')
    await expect(page.locator('[data-controls]')).toHaveCSS('opacity', '1')
  })
})

function storedPosition(): number {
  const key = Object.keys(localStorage).find((name) => name.startsWith('stepwise.video-position.'))
  return Number(key && localStorage.getItem(key))
}
