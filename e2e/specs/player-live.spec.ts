// docs/product/steps-and-player.md

import { expectAccessible } from '../support/accessibility.ts'
import { startLiveStream } from '../support/live-stream.ts'
import { button, pressButton } from '../support/page.ts'
import { playbackTime } from '../support/player.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

// The stream has another origin than the product, which its content security policy forbids.
test.use({ bypassCSP: true })

test('a live stream cannot be seeked and reloads after a pause of more than three minutes', async ({
  page,
  signIn,
  endWithTest,
}) => {
  await signIn('institution')
  await page.goto('/not-found')
  const stream = await startLiveStream(page)
  endWithTest(stream.stop)
  await page.route('**/steps/getting-ready-for-a-lecture?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const live = { video: stream.address, video_content_type: 'video/webm', segments: null }
    await route.fulfill({ response, json: { ...answer, step: { ...answer.step, ...live } } })
  })
  await page.goto(stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture'))
  await pressButton(page, 'Play')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  for (const name of ['Back 10 seconds', 'Forward 10 seconds', /^Speed/])
    await expect(button(page, name)).toHaveCount(0)
  await expect(page.getByRole('slider', { name: 'Seek' })).toHaveCount(0)

  for (const { pausedFor, reloads } of [
    { pausedFor: 170_000, reloads: false },
    { pausedFor: 180_001, reloads: true },
  ]) {
    await expect.poll(() => playbackTime(page)).toBeGreaterThan(0.3)
    await pressButton(page, 'Pause')
    await expect(button(page, 'Play')).toBeVisible()
    const requests = stream.requests()
    const left = await playbackTime(page)
    await page.evaluate((milliseconds) => {
      const now = Date.now
      Date.now = () => now() + milliseconds
    }, pausedFor)
    await pressButton(page, 'Play')
    await expect(button(page, 'Pause')).toBeFocused()
    if (reloads) await expect.poll(stream.requests).toBe(requests + 1)
    else await expect.poll(() => playbackTime(page)).toBeGreaterThan(left)
    expect(stream.requests()).toBe(reloads ? requests + 1 : requests)
  }
  await expect.poll(() => playbackTime(page)).toBeGreaterThan(0)
  await expectAccessible(page, 'article')
})
