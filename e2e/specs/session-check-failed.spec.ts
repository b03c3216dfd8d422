// docs/product/routes-and-guards.md

import { expectUsable } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { tabTo } from '../support/keyboard.ts'
import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const check = '**/api/auth/authorize'
const unreachable = 'Stepwise could not be reached'

test('a failed session check signs no one out, and the requested page opens when the server is back', {
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
