// docs/product/content-desk.md#scheduled
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aDocument, aRevision } from '../panel/testing/a-document.ts'
import { loadRevisionFx } from './revisions.model.ts'
import { ScheduledQuestion, type ScheduledQuestionProps } from './ScheduledQuestion.tsx'

const block = (id: string, text: string) => ({ id, type: 'text', text })
const page = (...blocks: object[]) => ({ title: 'Contacts', lead: '', blocks })
const live = page(block('a', 'One.'), block('b', 'Two.'))
const corrected = page(block('a', 'One!'), block('b', 'Two.'))
const document = aDocument({ revision: 2, body: live })
const planned = { ...aRevision(3, { why: 'New term' }), publishAt: new Date(2035, 4, 1, 9, 30).toISOString() }

async function open(
  scheduled: object = page(block('a', 'One.'), block('b', 'Two?')),
  more: Partial<ScheduledQuestionProps> = {},
) {
  const choose = vi.fn()
  const onClose = vi.fn()
  const load = vi.fn(async (_: { number: number }) => scheduled)
  const scope = await signedInScope(aUser({ role: 'content_manager' }), { handlers: [[loadRevisionFx, load]] })
  const asked = { document, planned, verb: 'Publish', text: corrected, from: 2, onChosen: choose, onClose }
  renderPart(<ScheduledQuestion {...asked} {...more} />, { scope })
  const user = userEvent.setup()
  return { choose, load, onClose, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test('it says whose text waits and until when, and takes the focus', async () => {
  await open()
  const question = screen.getByRole('region', { name: 'Another text is scheduled for 1 May 2035 at 09:30 (your time)' })
  expect(window.document.activeElement).toBe(question)
  expect(
    screen.getByText(/^It was scheduled by Col Content, and does not have this change\. If you keep it/),
  ).toBeTruthy()
})

test('the scheduled text is kept, or cancelled, or nothing is published yet', async () => {
  const { choose, press, onClose } = await open()
  await press('Publish, and keep it as it is')
  expect(choose).toHaveBeenLastCalledWith('keep')
  await press('Publish, and cancel it')
  expect(choose).toHaveBeenLastCalledWith('cancel')
  await press('Not yet')
  expect(onClose).toHaveBeenCalledOnce()
})

test('this change is added to it, block by block', async () => {
  const { choose, load, press } = await open()
  await press('Publish, and add this change to it')
  expect(load).toHaveBeenCalledWith({ id: document.id, number: 3 })
  const both = page(block('a', 'One!'), block('b', 'Two?'))
  expect(choose).toHaveBeenCalledWith({ body: both })
})

test.each([
  ['Take what is in the form', 'One!'],
  ['Take what is scheduled', 'One…'],
])('a block that both change is chosen: %s', async (choice, text) => {
  const { choose, press, onClose } = await open(page(block('a', 'One…'), block('b', 'Two?')))
  await press('Publish, and add this change to it')
  expect(choose).not.toHaveBeenCalled()
  const question = screen.getByRole('region', { name: 'Both texts change “One!”' })
  expect(window.document.activeElement).toBe(question)
  expect(question.textContent).toMatch(/In the form.*One!.*Scheduled.*One…/)
  await press('Not yet')
  expect(onClose).toHaveBeenCalledOnce()
  await press(choice)
  const both = page(block('a', text), block('b', 'Two?'))
  expect(choose).toHaveBeenCalledWith({ body: both })
})

test('one of two scheduled texts replaces the other, with its changes or without', async () => {
  const { choose, press } = await open(undefined, { verb: null })
  expect(screen.queryByRole('button', { name: 'Publish, and keep it as it is' })).toBeNull()
  await press('Add the scheduled text to this one')
  const body = page(block('a', 'One!'), block('b', 'Two?'))
  expect(choose).toHaveBeenLastCalledWith({ body })
  await press('Schedule this one instead')
  expect(choose).toHaveBeenLastCalledWith('cancel')
})

test('a text that is taken back is loaded, and added as a change of what readers see', async () => {
  const { choose, load, press } = await open(undefined, { verb: 'Take back', text: 1 })
  load.mockImplementation(async ({ number }) => (number === 1 ? corrected : live))
  await press('Take back, and add this change to it')
  expect(choose).toHaveBeenCalledWith({ body: corrected })
})

test('a page that readers are not to see has nothing to add', async () => {
  await open(undefined, { verb: 'Hide from readers', text: null })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hide from readers, and keep it as it is',
    'Hide from readers, and cancel it',
    'Not yet',
  ])
})

test('a scheduled text that cannot be loaded is not changed', async () => {
  const { choose, load, press } = await open()
  load.mockRejectedValueOnce(new Error('no'))
  await press('Publish, and add this change to it')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was changed\./)
  expect(choose).not.toHaveBeenCalled()
})
