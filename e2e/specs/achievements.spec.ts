// docs/product/achievements.md

import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { apiSession, stepsOf } from '../support/api-session.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { expectFocusNotLost } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('a new badge is announced once and is in the achievements dialog, by keyboard alone', {
  tag: '@core',
}, async ({ page, signIn, baseURL, emailOf }) => {
  const step = await addFourFavourites(String(baseURL), await emailOf('content'))
  await signIn('content')
  await page.goto(step)
  const favourite = page.getByRole('button', { name: 'Add Favourite' })
  await expect(favourite).toBeVisible()
  await favourite.press('Enter')

  const toast = page.getByRole('region', { name: 'New achievement' })
  await expect(toast).toContainText('Achievement unlocked.')
  await expect(toast).toContainText('FAVOURITE FIVE')
  await expect(page.getByRole('status').filter({ hasText: 'FAVOURITE FIVE' })).toHaveCount(1)
  await expectAccessible(page)

  await chooseByKeyboard(page, toast.getByRole('button', { name: 'VIEW' }))
  const dialog = page.getByRole('dialog', { name: 'Achievements' })
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'FAVOURITE FIVE' })).toContainText(/Earned \d/)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'LEARNING MASTER' })).toContainText('Locked')
  await expect(toast).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFocusNotLost(page)

  await page.goto(step)
  await expect(page.getByRole('button', { name: 'Remove Favourite' })).toBeVisible()
  await expect(toast).toHaveCount(0)
})

/** One favourite short of the badge FAVOURITE FIVE. Returns the address of a step that is no favourite yet. */
async function addFourFavourites(address: string, email: string): Promise<string> {
  const session = await apiSession(address, email)
  const [next, ...others] = await stepsOf(session)
  for (const { url } of others.slice(0, 4)) await session.post(`${url}/toggle_favourite`)
  return next?.url ?? ''
}
