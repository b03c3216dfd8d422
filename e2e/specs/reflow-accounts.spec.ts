// docs/product/accessibility.md#reflow, docs/product/own-account.md, docs/product/ways-in.md

import type { Page } from 'playwright/test'
import { learnerOf } from '../support/accounts.ts'
import { clickButton, heading, problemSummary } from '../support/page.ts'
import { type Check, expectAllReadable, inEachWindow, largeText, textSpacing } from '../support/reflow.ts'
import { newMember } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

const windows = [
  { name: '320 × 256 pixels', width: 320, height: 256, style: '' },
  { name: 'text of 200 %', width: 1280, height: 800, style: largeText(200) },
  { name: 'text of 200 % in a narrow window', width: 320, height: 640, style: largeText(200) },
  { name: 'the text spacing of WCAG', width: 320, height: 640, style: textSpacing },
]

const checkIn = (page: Page): Check =>
  inEachWindow(page, windows, async (where) => {
    await expectAllReadable(page, where)
    expect(await widerThanWindow(page), `buttons wider than the window: ${where}`).toEqual([])
  })
const opened = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 256 } })

test('own account: nothing is cut off or scrolls sideways, in small windows and large text', async ({
  page,
  signIn,
  edition,
}) => {
  const check = checkIn(page)
  await signIn(learnerOf[edition])
  await opened(page, '/dashboard/settings/account')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  await check('account')
  for (const section of ['Change name', 'Change email address', 'Change password', 'Add a passkey']) {
    await clickButton(page, section)
  }
  await page
    .getByRole('button', { name: /^Change (course|assistive technology knowledge)$/ })
    .first()
    .click()
  await check('account, every form open', page.getByLabel('New password').first())

  await opened(page, '/dashboard/settings/account/activity')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await check('account activity')
  await opened(page, '/dashboard/settings/profile')
  await check('profile')
  await opened(page, '/dashboard/settings/profile/software-selection')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await check('software selection')
})

test('ways in and onboarding: nothing is cut off or scrolls sideways, in small windows and large text', async ({
  page,
  signIn,
  edition,
  noise,
}) => {
  test.slow()
  noise.allow(/status of 4\d\d .*\/api\/auth\//)
  const check = checkIn(page)
  for (const path of [
    '/auth',
    '/auth/sign-in',
    '/auth/sign-in-link',
    '/auth/sign-in-link/no-such-token',
    '/auth/reset-password',
    '/auth/reset_password/no-such-token',
    '/auth/new-email/no-such-token',
    '/auth/confirmations/no-such-token',
    '/auth/institution',
    '/auth/dsa-licence',
    newMember(edition).path,
    '/auth/account-deleted',
  ]) {
    await opened(page, path)
    await check(path)
  }
  await opened(page, '/auth/dsa-licence')
  await clickButton(page, 'Next')
  await expect(problemSummary(page)).toBeFocused()
  await check('licence, with problems', problemSummary(page))

  await signIn('new')
  await opened(page, '/onboarding')
  await check('the first step')
  await clickButton(page, 'Next')
  await expect(problemSummary(page)).toBeFocused()
  await check('the first step, with problems', problemSummary(page))

  await test.step('Back and Next of onboarding stand side by side, in that order', async () => {
    for (const [width, height] of [
      [375, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/onboarding')
      const boxes = ['Back', 'Next'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox())
      const [back, next] = await Promise.all(boxes)
      expect(next?.y).toBe(back?.y)
      expect(next?.x).toBeGreaterThan((back?.x ?? 0) + (back?.width ?? 0))
    }
  })
})

function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth + 1)
      .map((control) => control.textContent ?? ''),
  )
}
