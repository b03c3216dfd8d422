// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { tabTo } from '../support/keyboard.ts'
import { button, pressButton } from '../support/page.ts'
import { playbackTime } from '../support/player.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const videoStep = stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This video could not be played.' })
/** The report to the server's log. */
const reportedFault = (page: Page, words: RegExp) =>
  page.waitForRequest((request) => request.url().endsWith('/api/client_faults') && words.test(request.postData() ?? ''))

test.beforeEach(async ({ signIn, noise }) => {
  noise.allow(/\[stepwise\] player: (video|captions) /)
  noise.allow(/status of 404 .*\/(video\.mp4|captions\.vtt|chapters\.vtt)$/)
  await signIn('institution')
})

test('a video that is missing or cannot be decoded shows an alert, and Try again plays it', { tag: '@core' }, async ({
  page,
}) => {
  for (const answer of [
    { status: 404 },
    { status: 200, contentType: 'video/mp4', body: 'This is not a video.'.repeat(99) },
  ]) {
    await page.route('**/video.mp4', (route) => route.fulfill(answer))
    const reported = reportedFault(page, /video \/media/)
    await page.goto(videoStep)
    await expect(failure(page)).toBeVisible()
    await reported
    // docs/product/steps-and-player.md#video-failed
    await expect(page.getByRole('slider', { name: 'Seek' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
    await expectAccessible(page, 'article')
    await page.unroute('**/video.mp4')
  }
  await tabTo(page, button(page, 'Try again'))
  await page.keyboard.press('Enter')
  await expect(failure(page)).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('data-media-player')
  await page.keyboard.press('k')
  await expect.poll(() => playbackTime(page)).toBeGreaterThan(0.2)
})

test('a video that breaks off, that misses captions or that the browser cannot decode leaves a way on', async ({
  page,
}) => {
  await test.step('a video that breaks off moves the focus to Try again', async () => {
    await page.goto(videoStep)
    await button(page, 'Mute').focus()
    // What the browser dispatches for a file that ends in rubbish.
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.querySelector('source')?.dispatchEvent(new Event('error'))
    })
    await expect(button(page, 'Try again')).toBeFocused()
    await pressButton(page, 'Read the text version')
    await expect(page.getByRole('region', { name: 'Text version of the video' })).toBeFocused()
  })

  await test.step('missing captions and chapters are reported, and the video plays', async () => {
    await page.route(/\/(captions|chapters)\.vtt$/, (route) => route.fulfill({ status: 404 }))
    const reported = reportedFault(page, /captions \/media.* 404/)
    await page.goto(videoStep)
    await reported
    await pressButton(page, 'TRANSCRIPT')
    await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('The transcript is not available.')
    await expect(button(page, 'Captions')).toHaveCount(0)
    await expect(button(page, 'Chapters')).toHaveCount(0)
    await pressButton(page, 'Play')
    await expect.poll(() => playbackTime(page)).toBeGreaterThan(0.2)
  })

  await test.step('a browser without a decoder for the video shows an alert and comes to rest', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await page.goto(videoStep)
    await expect(failure(page)).toBeVisible()
    // A player that renders without end fails at a key press, with an error that this test notices.
    await tabTo(page, page.getByRole('link', { name: 'Continue' }))
    await expect(page.getByRole('link', { name: 'Continue' })).toBeFocused()
  })
})
