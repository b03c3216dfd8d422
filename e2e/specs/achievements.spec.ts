// docs/product/achievements.md

import type { Locator } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { homeOf } from '../support/accounts.ts'
import { apiSession, stepsOf } from '../support/api-session.ts'
import { chooseByKeyboard, chooseInMenu } from '../support/keyboard.ts'
import { holdRequests } from '../support/network.ts'
import { notesPanel } from '../support/notes.ts'
import { accountMenu, expectFocusNotLost } from '../support/page.ts'
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
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFocusNotLost(page)

  await page.goto(step)
  await expect(page.getByRole('button', { name: 'Remove Favourite' })).toBeVisible()
  await expect(toast).toHaveCount(0)

  const account = accountMenu(page)
  await chooseByKeyboard(page, account)
  await chooseInMenu(page, 'View Achievements')
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
})

test('a badge earned while the notes panel is open is shown and announced there, and VIEW leads home', async ({
  page,
  signIn,
  baseURL,
  emailOf,
  edition,
}) => {
  const step = await addFourFavourites(String(baseURL), await emailOf('content'))
  await signIn('content')
  await page.goto(step)
  await expect(page.getByRole('button', { name: 'Add Favourite' })).toBeVisible()
  // The response arrives while the panel is open.
  const favourite = await holdRequests(page, '**/toggle_favourite?*')
  await page.getByRole('button', { name: 'Add Favourite' }).click()
  await page.getByRole('button', { name: 'Add note' }).click()
  const panel = notesPanel(page)
  await expect(panel).toBeVisible()
  await favourite.release()

  const toast = panel.getByRole('region', { name: 'New achievement' })
  await expect(toast).toContainText('FAVOURITE FIVE')
  await expect(page.getByRole('status').filter({ hasText: 'FAVOURITE FIVE' })).toHaveCount(1)
  await expectInSight(toast)
  await expectAccessible(page)
  await chooseByKeyboard(page, toast.getByRole('button', { name: 'VIEW' }))
  await expect(page.getByRole('dialog', { name: 'Achievements' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${homeOf[edition]}$`))
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectFocusNotLost(page)
})

test('focus mode does not hide the badge message, and a badge not yet shown is shown after a reload', async ({
  page,
  signIn,
  baseURL,
  emailOf,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_FAILED/)
  const step = await addFourFavourites(String(baseURL), await emailOf('content'))
  await signIn('content')
  // Its chunk cannot be loaded at first: nothing is shown.
  const code = '**/unlocked-toast.*.js*'
  await page.route(code, (route) => route.abort())
  await page.goto(step)
  await page.getByRole('button', { name: 'Focus mode' }).click()
  const saved = page.waitForResponse(/toggle_favourite/)
  await page.getByRole('button', { name: 'Add Favourite' }).click()
  await saved
  await page.unroute(code)

  await page.reload()
  const toast = page.getByRole('region', { name: 'New achievement' })
  await expect(toast).toContainText('FAVOURITE FIVE')
  await page.getByRole('button', { name: 'Focus mode' }).click()
  await expectInSight(toast)
  await chooseByKeyboard(page, toast.getByRole('button', { name: 'Close message' }))
  await expect(toast).toHaveCount(0)
  await expectFocusNotLost(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove Favourite' })).toBeVisible()
  await expect(toast).toHaveCount(0)
})

/** One favourite short of the badge FAVOURITE FIVE. Returns the address of a step that is not a favourite yet. */
async function addFourFavourites(address: string, email: string): Promise<string> {
  const session = await apiSession(address, email)
  const [next, ...others] = await stepsOf(session)
  for (const { url } of others.slice(0, 4)) await session.post(`${url}/toggle_favourite`)
  return next?.url ?? ''
}

/** Nothing covers the middle of the element. */
async function expectInSight(element: Locator) {
  const isOnTop = () =>
    element.evaluate((at) => {
      const { left, top, width, height } = at.getBoundingClientRect()
      return at.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
}
