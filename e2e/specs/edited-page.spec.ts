// docs/product/accessibility.md, docs/product/errors.md

import { wrapTexts } from '../../shared/testing/wrap-texts.ts'
import { titleField } from '../support/journal.ts'
import { addBox, addNote, cardOf, notesPanel, openAddBox } from '../support/notes.ts'
import { onboardByKeyboard } from '../support/onboarding.ts'
import { button, clickButton, heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

// Any error on the console fails the test: a part that has failed, or was rendered again, prints one.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(wrapTexts)
})

test('everything works, and says what is so, while something wraps every text of the page', { tag: '@core' }, async ({
  page,
  signIn,
  baseURL,
  emailOf,
}) => {
  const dialog = page.getByRole('dialog')

  await test.step('sign-up: errors come and go', async () => {
    await page.goto('/auth/dsa-licence')
    await clickButton(page, 'Next')
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  })

  await test.step('onboarding', async () => {
    await signIn('new')
    await page.goto('/dashboard/learn')
    await onboardByKeyboard(page, 'study')
  })

  await test.step('a step: favourite, focus mode, notes, settings', async () => {
    await giveSession(page, String(baseURL), await emailOf('finished'))
    await page.goto(stepAt('essay-writing/understand-the-task/plan-your-answer/mapping-your-ideas'))
    await expect(heading(page).locator('font').first()).toBeVisible()
    for (const [now, then] of [
      ['Add Favourite', 'Remove Favourite'],
      ['Remove Favourite', 'Add Favourite'],
      ['Focus mode', 'Leave focus mode'],
      ['Leave focus mode', 'Focus mode'],
    ] as const) {
      await clickButton(page, now)
      await expect(button(page, then)).toBeVisible()
    }
    await openAddBox(page)
    await addNote(page, 'A sharp pencil')
    const noteSearch = notesPanel(page).getByRole('searchbox', { name: 'Search notes' })
    for (const [words, count] of [
      ['pencil', 1],
      ['zzzzqqqqvvvv', 0],
      ['', 1],
    ] as const) {
      await noteSearch.fill(words)
      await expect(cardOf(page, 'A sharp pencil')).toHaveCount(count)
    }
    await addBox(page).focus()
    await addBox(page).press('Escape')
    await clickButton(page, 'Accessibility settings')
    await dialog.getByRole('button', { name: 'Larger text' }).click()
    await dialog.getByRole('radio', { name: /^Open-Dyslexic/ }).check({ force: true })
    await expect(dialog.getByText('Saved to your account')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(notesPanel(page)).toHaveCount(0)
  })

  await test.step('the journal: an entry', async () => {
    await page.goto('/dashboard/reflect')
    await clickButton(page, 'NEW ENTRY')
    await titleField(page).fill('A walk')
    for (const name of ['NEXT', 'NEXT', 'NEXT', 'FINISH']) await clickButton(page, name)
    await expect(page.getByRole('rowheader', { name: 'A walk' })).toBeVisible()
    await page.getByRole('checkbox', { name: /A walk/ }).check()
    await clickButton(page, 'Options for A walk')
    await page.keyboard.press('Escape')
  })

  await test.step('the pomodoro: its time goes on, and Reset', async () => {
    await page.goto('/dashboard/study-tools?tool=pomodoro')
    await clickButton(page, 'START')
    await expect(dialog.getByRole('timer')).toHaveText('24:58')
    await clickButton(page, 'PAUSE')
    await expect(dialog.getByText('Time to focus (Paused)')).toBeVisible()
    await clickButton(page, 'Reset')
    await expect(dialog.getByRole('timer')).toHaveText('25:00')
  })

  await test.step('the content desk: a form of blocks, checked as it is written', async () => {
    await giveSession(page, String(baseURL), await emailOf('content'))
    await page.goto('/dashboard/content')
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('your files')
    await page.goto(
      `/dashboard/content/${encodeURIComponent('step:lectures:get-ready:before-the-lecture:set-up-your-kit')}`,
    )
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('# Too high a heading\n\nOne two three.')
    for (const tab of await page.getByRole('tab').all()) await tab.click()
  })
})
