// docs/product/public-pages.md, docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button } from '../support/page.ts'
import { playbackTime } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Videos' }).getByRole('listitem')
const videoAt = (page: Page, index: number) => list(page).nth(index).getByRole('button')
const overlay = (page: Page) => page.getByRole('region', { name: 'End of the preview' })

test('a preview stops at its limit, and the playlist goes on by itself and skips a broken video', async ({
  page,
  noise,
}) => {
  noise.allow(/\[stepwise\] player: video /)
  noise.allow(/status of 404 .*\/video\.mp4$/)
  const announcements = await listenToAnnouncements(page)
  await page.goto('/')
  await chooseByKeyboard(page, button(page, 'Watch the walkthroughs'))
  await expect(videoAt(page, 0)).toHaveAttribute('aria-current', 'true')

  await test.step('a preview stops at its limit and can be played again', async () => {
    await chooseByKeyboard(page, videoAt(page, 1))
    await expect(videoAt(page, 1)).toHaveAttribute('aria-current', 'true')
    const slider = page.getByRole('slider', { name: 'Seek' })
    await expect(slider).toHaveAttribute('max', '20')
    await slider.focus()
    await page.keyboard.press('End')
    await expect(overlay(page)).toContainText('That was a preview of 20 seconds.')
    await expectAccessible(page)

    await tabTo(page, button(page, 'Play again'), 3)
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(() => playbackTime(page)).toBeLessThan(10)
    await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 19.5))
    await expect(overlay(page)).toBeVisible()
    expect(await playbackTime(page)).toBeLessThanOrEqual(20)
    await button(page, 'Watch the preview again').focus()
    await page.keyboard.press('Enter')
  })

  await test.step('the transcript ends with the preview', async () => {
    await button(page, 'TRANSCRIPT').focus()
    await page.keyboard.press('Enter')
    const lines = page.getByRole('region', { name: 'Transcript' }).getByRole('button')
    await expect(lines.last()).toContainText(/^0:1\d/)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('at the end of a video the next is played, and a broken one is skipped', async () => {
    const broken = await videoAt(page, 1).locator('img').getAttribute('src')
    await page.route(String(broken).replace('poster.webp', 'video.mp4'), (route) => route.fulfill({ status: 404 }))
    await videoAt(page, 0).focus()
    await page.keyboard.press('Enter')
    await expect(videoAt(page, 0)).toHaveAttribute('aria-current', 'true')
    await button(page, 'Pause').focus()
    await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = video.duration - 0.4))
    await expect(videoAt(page, 2)).toHaveAttribute('aria-current', 'true')
    await expect(list(page).nth(1)).toContainText('could not be played')
    await expect(page.locator('[data-media-player]')).toBeFocused()
    await expect.poll(() => playbackTime(page)).toBeGreaterThan(0.2)
    await expect
      .poll(async () => (await announcements()).join(' | '))
      .toMatch(/Video 2 of 3: .*could not be played\. Video 3 of 3: /)
  })
})
