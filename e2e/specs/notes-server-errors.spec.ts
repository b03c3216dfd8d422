// docs/product/notes.md

import { chooseInMenu } from '../support/keyboard.ts'
import {
  addBox,
  addNote,
  cardOf,
  editBox,
  interceptNewNotes,
  notesCall,
  notesPanel,
  openAddBox,
  optionsOf,
  savedCount,
} from '../support/notes.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const plan = stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')
const rejection = {
  status: 422,
  json: { errors: { content: ['This note cannot be saved.'] }, msg: 'This note cannot be saved.' },
}
const serverError = { status: 500, json: { errors: {}, msg: 'No.' } }

test('a note that the server rejects is corrected or discarded in place, and a failed deletion loses none, by keyboard alone', async ({
  page,
  signIn,
  noise,
}) => {
  noise.allow(/status of (422|500) .*\/api\/notes/)
  await signIn('student')
  await test.step('it is corrected in place', async () => {
    await page.goto(plan)
    await openAddBox(page)
    await page.keyboard.press('Enter')
    await expect(notesPanel(page).getByText('Write something first.')).toBeVisible()
    await expect(addBox(page)).toBeFocused()

    await interceptNewNotes(page, (route) => route.fulfill(rejection))
    await page.keyboard.type('Pens and')
    await notesPanel(page).getByRole('button', { name: 'New line' }).press('Enter')
    await expect(addBox(page)).toBeFocused()
    await page.keyboard.type('water')
    await page.keyboard.press('Enter')
    const card = cardOf(page, 'Pens and')
    await expect(card.getByText('This note cannot be saved.')).toBeVisible()
    await card.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    await expect(editBox(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeFocused()
    await card.getByRole('button', { name: 'Discard', exact: true }).press('Enter')
    await expect(card.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'Discard', exact: true })).toBeFocused()
    await card.getByRole('button', { name: /^(Edit|Bring back my changes)$/ }).press('Enter')
    await expect(editBox(page)).toHaveValue('Pens and\nwater')

    await page.unroute(notesCall)
    await editBox(page).press('End')
    await page.keyboard.type(' bottle')
    await page.keyboard.press('Enter')
    await expect(cardOf(page, 'water bottle')).not.toContainText('Not saved yet')
    await expect.poll(() => savedCount(page, 'Pens and\nwater bottle')).toBe(1)
  })
  await test.step('it is discarded only after a second confirmation, and the focus stays in the panel', async () => {
    await page.goto(plan)
    await openAddBox(page)
    await interceptNewNotes(page, (route) => route.fulfill(rejection))
    await page.keyboard.type('Given up')
    await page.keyboard.press('Enter')
    const card = cardOf(page, 'Given up')
    await card.getByRole('button', { name: 'Discard', exact: true }).press('Enter')
    await card.getByRole('button', { name: 'Discard for good' }).press('Enter')
    await expect(card).toHaveCount(0)
    await expect(notesPanel(page).locator(':focus')).toHaveCount(1)
    await page.reload()
    await openAddBox(page)
    await expect(card).toHaveCount(0)
    await page.unroute(notesCall)
  })
  await test.step('a failed deletion or Undo shows an error and loses no note', async () => {
    const text = `To be deleted ${Date.now()}`
    await page.goto(plan)
    await openAddBox(page)
    await addNote(page, text)
    const deleteNote = async () => {
      await optionsOf(page, text).press('Enter')
      await chooseInMenu(page, 'Delete')
    }
    const errorMessage = page.getByText('Something went wrong...')
    await page.route('**/api/notes/**', (route) => route.fulfill(serverError))
    await deleteNote()
    await expect(errorMessage).toBeVisible()
    await expect(cardOf(page, text)).toHaveCount(1)
    expect(await savedCount(page, text)).toBe(1)

    await page.unroute('**/api/notes/**')
    await deleteNote()
    const undo = notesPanel(page).getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await page.route('**/api/notes/**', (route) => route.fulfill(serverError))
    await page.keyboard.press('Enter')
    await expect(errorMessage).toBeVisible()
    await expect(undo).toBeFocused()
    await page.unroute('**/api/notes/**')
    await page.keyboard.press('Enter')
    await expect(cardOf(page, text)).toHaveCount(1)
    await expect.poll(() => savedCount(page, text)).toBe(1)
  })
})
