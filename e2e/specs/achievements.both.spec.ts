import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { apiSession, stepsOf } from '../support/api-session.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test('a badge is told of as it is earned, once, and seen in the dialog, by keyboard alone', async ({
  page,
  signIn,
  baseURL,
  emailOf,
}) => {
  const session = await apiSession(baseURL ?? '', await emailOf('content'))
  const steps = await stepsOf(session)
  for (const { url } of steps.slice(1, 5)) await session.post(`${url}/toggle_favourite`)
  await signIn('content')
  await page.goto(steps[0]?.url ?? '')
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
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'BODY')

  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Favourite' })).toBeVisible()
  await expect(toast).toHaveCount(0)

  const account = page.getByRole('button', { name: /^Account menu/ })
  await chooseByKeyboard(page, account)
  await page.getByRole('menuitem', { name: 'View Achievements' }).press('Enter')
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
})
