// docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { learnerOf } from '../support/accounts.ts'
import { apiSession } from '../support/api-session.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const profile = '/dashboard/settings/profile'

const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a session can be signed out, and the profile, its help and the software pass axe', async ({
  page,
  signIn,
  emailOf,
  edition,
  baseURL,
}) => {
  await apiSession(baseURL ?? '', await emailOf(learnerOf[edition]))
  await signIn(learnerOf[edition])
  await page.goto(profile)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expectUsable(page)
  await sessions.getByRole('button', { name: /^Sign out of / }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await row(page, 'Install Shortcut').press('Enter')
  const install = page.getByRole('dialog', { name: 'Install Shortcut' })
  await install.locator('summary').first().press('Enter')
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Install Shortcut')).toBeFocused()

  await page.goto(`${profile}/software-selection`)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectUsable(page)
})
