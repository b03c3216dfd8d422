// docs/product/routes-and-guards.md

import { expectUsable } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { tabTo } from '../support/keyboard.ts'
import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const check = '**/api/auth/authorize'
const unreachable = 'Stepwise could not be reached'

test('a failed session check signs nobody out, and the requested page opens when the server is back', {
  tag: '@core',
}, async ({ page, signIn, noise }) => {
  noise.allow(/status of 500 .*\/authorize/)
  const announcements = await listenToAnnouncements(page)
  await signIn('student')
  await page.route(check, (route) => route.fulfill({ status: 500, json: { errors: {}, msg: 'No.' } }))
  await page.goto('/dashboard/settings/profile')
  await expect(heading(page)).toHaveText(unreachable)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${unreachable} - `))
  await expect(page).toHaveURL('/dashboard/settings/profile')
  await expectUsable(page)

  const again = page.getByRole('button', { name: 'Try again' })
  await tabTo(page, again)
  await page.keyboard.press('Enter')
  await expect.poll(announcements).toContain(`${unreachable} yet.`)
  await expect(again).toBeFocused()

  await page.unroute(check)
  await page.keyboard.press('Enter')
  await expect(heading(page)).not.toHaveText(unreachable)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL('/dashboard/settings/profile')
  await expect(page).not.toHaveTitle(new RegExp(unreachable))
  await expect.poll(announcements).toContain('Stepwise is back.')
})

test('a session check without an answer keeps nobody from public pages, and is retried', async ({
  page,
  signIn,
  noise,
}) => {
  noise.allow(/ERR_FAILED|status of 401/)
  await test.step('public pages are shown to visitors before the session check has an answer', async () => {
    await page.route(check, () => {})
    for (const path of ['/', '/auth/sign-in']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible({ timeout: 9000 })
      await expect(heading(page)).not.toHaveText(unreachable)
      await expect(page).toHaveURL(path)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await signIn('student')
  await test.step('without an answer it is retried, and at once when the network is back', async () => {
    await page.route(check, (route) => route.abort())
    await page.goto('/dashboard/learn')
    await expect(heading(page)).toHaveText(unreachable)
    await page.unroute(check)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(heading(page)).toHaveText(/^Hi /)
    await expect(page).toHaveURL('/dashboard/learn')
  })
  await test.step('a server that does not answer in time counts as unreachable, and the check is retried', async () => {
    await page.route(check, () => {}, { times: 1 })
    await page.goto('/dashboard/learn')
    await expect(heading(page)).toHaveText(unreachable, { timeout: 40_000 })
    await expect(heading(page)).toHaveText(/^Hi /)
  })
  await test.step('a visit that starts on the error page checks the session when the page is left', async () => {
    await page.goto('/error')
    await expect(heading(page)).toBeVisible()
    await page.getByRole('link', { name: /Dashboard/ }).click()
    await expect(page).toHaveURL('/dashboard/learn')
    await expect(heading(page)).toHaveText(/^Hi /)
  })
})
