// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { recordSaid } from '../support/announcements.ts'
import { titleField } from '../support/journal.ts'
import { addNote, cardOf, choose, openListedAddBox } from '../support/notes.ts'
import { button, clickButton, heading } from '../support/page.ts'
import { fillSignIn, openSignIn, signOutByMenu, submitSignIn } from '../support/sign-in.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

// All that the live region says in a journey, and nothing else: what is missing is not heard, what is too much is in the way.

const opened = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
}

test('signing in, and out again', async ({ page, emailOf, edition, noise }) => {
  noise.allow(/status of 4\d\d .*\/api\/auth\/sign_in$/)
  const { expectSaid } = await recordSaid(page)
  const email = await emailOf(learnerOf[edition])
  await openSignIn(page)
  await submitSignIn(page)
  await expect(page.getByRole('alert')).toBeFocused()
  // The focus says it.
  await expectSaid([])
  await fillSignIn(page, { email, password: 'not-my-password' })
  await submitSignIn(page)
  await expect(page.getByRole('alert')).toContainText('The email address or password is not right.')
  await expectSaid(['Signing in…'])
  await fillSignIn(page, { email })
  await submitSignIn(page)
  await expect(heading(page)).toHaveText(/^Hi /)
  await expectSaid(['Signing in…'])
  await signOutByMenu(page)
  await expect(heading(page)).not.toHaveText(/^Hi /)
  await expectSaid(['You have signed out.'])
})

test('searching, choosing what the home shows, and settings', async ({ page, signIn, edition }) => {
  const { expectSaid } = await recordSaid(page)
  await signIn(learnerOf[edition])
  await test.step('searching', async () => {
    await opened(page, homeOf[edition])
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill('exam')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectSaid([/^\d+ results$/])
    await search.fill('zzzzqqqqvvvv')
    await expectSaid(['No results found'])
    await search.fill('')
    await expectSaid(['Search cleared'])
  })

  await test.step('choosing what the home shows', async () => {
    await opened(page, '/dashboard/learn')
    const part = page.getByRole('tabpanel').getByRole('navigation').getByRole('link').nth(1)
    await part.click()
    await expect(part).toHaveAttribute('aria-current', 'true')
    await expectSaid([/: \d+ modules? shown$/])
  })

  await test.step('display settings', async () => {
    await opened(page, homeOf[edition])
    await clickButton(page, 'Dark mode')
    await expectSaid(['Dark mode is on'])
    await clickButton(page, 'Dark mode')
    await expectSaid(['Light mode is on'])
    await opened(page, stepAt('essay-writing/understand-the-task/read-the-question/what-the-question-asks'))
    await clickButton(page, 'Accessibility settings')
    const panel = page.getByRole('dialog', { name: 'Accessibility settings' })
    await panel.getByRole('button', { name: 'Larger text' }).click()
    await panel.getByRole('radio', { name: 'Mint' }).check()
    await expect(panel.getByText('Saved to your account')).toBeVisible()
    await expectSaid([])
    await panel.getByRole('button', { name: 'Back to default settings' }).click()
    await expectSaid(['All settings are back to their defaults'])
  })
})

test('a study tool and a journal entry', async ({ page, signIn, edition }) => {
  const { expectSaid } = await recordSaid(page)
  await signIn(learnerOf[edition])
  await test.step('a study tool', async () => {
    await opened(page, '/dashboard/study-tools?tool=wizard')
    const letter = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name, exact: true })
    await letter('D').click()
    await expect(letter('D')).toHaveAttribute('aria-pressed', 'true')
    await expectSaid([])
    await letter(/^K, no directives$/).press('Enter')
    await expectSaid(['No directives begin with K.'])
  })

  await test.step('a journal entry', async () => {
    await opened(page, '/dashboard/reflect')
    await clickButton(page, 'NEW ENTRY')
    await titleField(page).fill('An entry to hear of')
    for (const name of ['OBSERVE', 'REFLECT', 'ACTION']) {
      await clickButton(page, 'NEXT')
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
    }
    await expectSaid([])
    await clickButton(page, 'FINISH')
    await expect(page.getByRole('row', { name: /An entry to hear of/ })).toBeVisible()
    await expectSaid(['Saving…', 'Entry saved'])
    await page.getByRole('button', { name: 'Options for An entry to hear of' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await clickButton(page, 'DELETE')
    await expect(page.getByRole('row', { name: /An entry to hear of/ })).toHaveCount(0)
    await expectSaid(['1 entry deleted'])
  })
})

test('a note, going on to the next step, and a favourite', async ({ page, signIn }) => {
  const { expectSaid } = await recordSaid(page)
  await test.step('a note', async () => {
    await signIn('finished')
    await opened(page, stepAt('essay-writing/understand-the-task/plan-your-answer/mapping-your-ideas'))
    await openListedAddBox(page)
    await addNote(page, 'A note to hear of')
    await expectSaid(['Note saved'])
    await choose(page, 'A note to hear of', 'Delete')
    await expect(cardOf(page, 'A note to hear of')).toHaveCount(0)
    await expectSaid(['Note deleted. You can undo this for 10 seconds.'])
  })

  await test.step('going on to the next step, and a favourite', async () => {
    await signIn('qa')
    await opened(page, stepAt('essay-writing/understand-the-task/read-the-question/what-the-question-asks'))
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(heading(page)).toHaveText('Reading an essay question')
    await expectSaid([])
    await clickButton(page, 'Add Favourite')
    await expect(button(page, 'Remove Favourite')).toBeVisible()
    // The button with the focus has its new name.
    await expectSaid([])
    await clickButton(page, 'Remove Favourite')
    await expect(button(page, 'Add Favourite')).toBeVisible()
    await expectSaid([])
  })
})
