// docs/product/notes.md

import { learnerOf, productTitle } from '../support/accounts.ts'
import { expectArrival } from '../support/arrival.ts'
import { addBox, addNote, cardOf, choose, notesPanel, openAddBox } from '../support/notes.ts'
import { heading, mainMenu } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const plan = stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')

test('a note is found from the home, leads to its step, and is deleted', async ({ page, signIn, edition }) => {
  const text = 'Pack a spare pen and water'
  await signIn(learnerOf[edition])
  await page.goto(plan)
  await openAddBox(page)
  await addNote(page, text)
  await page.keyboard.press('Escape')
  await expect(notesPanel(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard/learn/revision')

  await mainMenu(page).getByRole('button', { name: 'Notes' }).click()
  await expect(notesPanel(page).getByRole('searchbox')).toBeFocused()
  await expect(addBox(page)).toHaveCount(0)
  await choose(page, text, 'Visit step')
  const name = 'Sleep, food and kit'
  await expectArrival(page, { heading: name, title: `Sleep food and kit - ${productTitle[edition]}` })
  await expect(notesPanel(page)).toHaveCount(0)

  await openAddBox(page)
  await choose(page, text, 'Delete')
  await expect(cardOf(page, text)).toHaveCount(0)
})

test('the notebook carries the name of the product', async ({ page, signIn, edition }) => {
  await signIn(learnerOf[edition])
  await page.goto('/dashboard/print_notes')
  await expect(heading(page)).toHaveText(`${productTitle[edition]} Notebook`)
  await expect(page.getByRole('article').first()).toBeVisible()
})
