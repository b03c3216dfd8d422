// docs/product/homes.md

import type { Edition } from '@stepwise/shared/contracts'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { homeOf } from '../support/accounts.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const starOf: Record<Edition, [path: string, name: string]> = {
  study: [stepAt('organisation/files-and-deadlines/meet-the-deadline/deadlines-recap'), 'Deadlines recap'],
  pro: [stepAt('time-and-energy/energy-and-focus/start-and-stop/energy-and-focus-recap'), 'Energy well spent'],
}

// docs/product/homes.md#reminders
test('the home asks about a step that a person wanted to try, and leads to the journal', { tag: '@pro' }, async ({
  page,
  signIn,
  edition,
}) => {
  const [path, name] = starOf[edition]
  await signIn('content')
  await page.goto(path)
  const reminder = page.getByRole('region', { name: 'Reminder' })
  await reminder.getByRole('combobox', { name: 'When?' }).selectOption({ index: 0 })
  const saved = page.waitForResponse((response) => response.url().endsWith('/reminder') && response.ok())
  await chooseByKeyboard(page, reminder.getByRole('button', { name: 'Ask me then' }))
  await expect(reminder.getByText(/^From .*, we will ask you how it went\.$/)).toBeFocused()
  await expectUsable(page)
  await saved

  // No one waits a day here: the day has come.
  const answer = await page.request.put(`/api${path}/reminder`, {
    data: { due_on: '2026-01-02' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  await page.goto(homeOf[edition])
  const asks = page.getByRole('region', { name: 'How did it go?' })
  await expect(asks.getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await asks.getByRole('link', { name: `Write about it: ${name}` }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(name)
  await expect(page).toHaveURL('/dashboard/reflect')

  await page.goto(homeOf[edition])
  await chooseByKeyboard(page, asks.getByRole('button', { name: `Done: ${name}` }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(asks).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(asks).toHaveCount(0)
})
