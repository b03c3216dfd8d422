// docs/product/public-pages.md#support

import type { Page } from 'playwright/test'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send us a message' })
const field = (page: Page) => dialog(page).getByLabel('Your message')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true })
const question = (page: Page, words: string | RegExp) => page.locator('summary').filter({ hasText: words })

/** The page and its dialog, opened by keyboard. */
async function openForm(page: Page) {
  if (new URL(page.url()).pathname !== '/support') await page.goto('/support')
  await chooseByKeyboard(page, button(page, 'Send us a message'))
  await expect(field(page)).toBeFocused()
}

test('from the home to an answer and to a message that is sent, by keyboard alone', { tag: '@core' }, async ({
  page,
  signIn,
}) => {
  const announcements = await listenToAnnouncements(page)
  await signIn('student')
  await page.goto('/dashboard/learn')
  await chooseByKeyboard(page, page.getByRole('main').getByRole('link', { name: 'Support', exact: true }))
  await expectArrival(page, { heading: 'Support', title: /^Support - Stepwise/ })
  await expect(page.getByText('Need some help?')).toBeVisible()
  await expect(page.locator('summary')).toHaveCount(4)

  await chooseByKeyboard(page, question(page, 'new password'))
  await expect(page.getByText('On the sign-in page choose')).toBeVisible()
  await chooseByKeyboard(page, question(page, 'change my software'))
  await expect(page.getByText('You keep your progress')).toBeVisible()
  await expect(page.getByText('On the sign-in page choose')).toBeHidden()
  await expectUsable(page)

  await heading(page).focus()
  await openForm(page)
  await chooseByKeyboard(page, send(page))
  await expect(dialog(page).getByRole('alert')).toBeFocused()
  await expect(dialog(page).getByText('required')).toHaveCount(2)
  await expectAccessible(page)
  await field(page).focus()
  await page.keyboard.type('  The video of my lesson stops.  ')
  await chooseByKeyboard(page, dialog(page).getByRole('checkbox', { name: 'Attach details of my setup' }), 'Space')
  const attached = dialog(page).getByRole('region', { name: 'What is attached' })
  await expect(attached).toContainText('public-site 1.')
  await expectUsable(page)

  const posted = page.waitForRequest('**/api/users/settings/contact')
  await chooseByKeyboard(page, send(page))
  const { message, facts } = (await posted).postDataJSON()
  expect(message).toBe('The video of my lesson stops.')
  expect(facts.split('\n').map((line: string) => line.split(':')[0])).toEqual([
    'Version',
    'Parts',
    'Browser',
    'Window',
    'Text size',
    'Theme',
  ])
  await expect(dialog(page).getByText('One of our team will email you shortly.')).toBeVisible()
  await expect.poll(announcements).toContain('One of our team will email you shortly.')
  await expect(dialog(page).getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Send us a message')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
})
