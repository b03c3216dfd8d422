// docs/product/errors.md, docs/product/steps-and-player.md

import { startApi, startApiAndGateway } from '../product/products.ts'
import { newAccount } from '../support/accounts.ts'
import { expectArrival } from '../support/arrival.ts'
import { watchNetwork } from '../support/network.ts'
import { heading } from '../support/page.ts'
import { watch } from '../support/player.ts'
import { currentStep, stepAt } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

const text = stepAt('organisation/files-and-deadlines/find-it-again/folders-that-make-sense')
const video = stepAt('organisation/plan-your-week/see-your-time/planning-your-week')

test('while the API is down the error page is shown, and trying again works when it is back', {
  tag: '@alone',
}, async ({ page, noise, endWithTest }) => {
  test.setTimeout(120_000)
  noise.allow(/status of 503 .*\/api\//)
  const { api, gateway } = await startApiAndGateway({ name: 'without-api', store: 'study' })
  endWithTest(api.kill)
  endWithTest(gateway.stop)
  const { port } = new URL(api.address)

  await giveSession(page, gateway.address, await newAccount(gateway.address, 'student'))
  await page.goto(`${gateway.address}/dashboard/learn`)
  await expect(heading(page)).toBeVisible()

  await api.kill()
  await page.getByRole('link', { name: 'Write and edit' }).click()
  await expectArrival(page, { heading: 'Oh no! Something unexpected happened.', title: 'Error - Stepwise' })

  const again = await startApi({ name: 'without-api', port: Number(port) })
  endWithTest(again.stop)
  await page.getByRole('button', { name: 'Go back and try again' }).click()
  await expectArrival(page, { heading: /^Hi Sam, /, title: 'Learn - Stepwise' })
  await page.getByRole('link', { name: 'Write and edit' }).click()
  await expect(currentStep(page)).toHaveAccessibleName(/Completed/)
})

test('a completion that gets no answer is sent again without an alert, and that of a video when the network is back', {
  tag: '@core',
}, async ({ page, signIn, context, noise }) => {
  // A browser that is offline says so of each part of the video that it asks for ahead.
  noise.allow(/ERR_(FAILED|INTERNET_DISCONNECTED) .*\/(complete|video\.mp4)/)
  await signIn('content')
  let aborted = 0
  await page.route(
    '**/complete?*',
    (route) => {
      aborted += 1
      return route.abort()
    },
    { times: 1 },
  )
  await page.goto(text)
  await expect(heading(page)).toHaveText('Folders that make sense')
  await expect.poll(() => aborted).toBe(1)
  await expect(currentStep(page)).toHaveAccessibleName(/Completed/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await test.step('a video watched offline is completed when the network is back', async () => {
    const network = watchNetwork(page)
    await page.goto(video)
    await watch(page, 1)
    await expect.poll(() => page.locator('video').evaluate(hasEnough)).toBe(true)
    await network.stepLoaded()

    await context.setOffline(true)
    await watch(page, 5)
    await expect(heading(page)).toHaveText('Planning your week')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(currentStep(page)).not.toHaveAccessibleName(/Completed/)

    await context.setOffline(false)
    await expect(currentStep(page)).toHaveAccessibleName(/Completed/)
  })
})

/** Enough of the video is buffered to play on for a while without the network. */
function hasEnough(video: HTMLVideoElement): boolean {
  return video.buffered.length > 0 && video.buffered.end(video.buffered.length - 1) > 8
}
