import { CallError } from '@stepwise/shared/http'
import { aNote, aStep, recordAnnouncements } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { $step, stepShown } from '../step/step.model.ts'
import { notesOpened } from './notes.model.ts'
import { placeOfNote } from './pending-note.ts'
import {
  addBox,
  cards,
  choose,
  created,
  kit,
  offline,
  openPanel,
  plan,
  step,
  type,
} from './testing/open-notes-panel.tsx'
import { notesOutbox } from './unsaved-notes.model.ts'

const refusal = new CallError({ kind: 'http', status: 422, msg: 'Too much.', errors: {} })
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('shows every note with its day and step', async () => {
  await openPanel()
  const [first, second] = cards().map((card) => within(card))
  expect(first?.getByRole('heading', { level: 3, name: 'Sleep, food and kit' })).toBeDefined()
  expect(first?.getByText('10 March 2026')).toBeDefined()
  expect(first?.getByText('Pack a spare pen.')).toBeDefined()
  expect(second?.getByRole('heading', { name: 'Your plan' })).toBeDefined()
  const print = screen.getByRole('link', { name: 'Print notes, opens in a new tab' })
  expect([print.getAttribute('href'), print.getAttribute('target')]).toEqual(['/dashboard/print_notes', '_blank'])
})

test('shows 50 notes, and 50 more each time; the first of these takes the focus, and the number is announced', async () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    aNote({ id: `note-${at}`, content: `Note ${at}.`, createdAt: new Date(2026, 1, 1, 0, 0, 120 - at).toISOString() }),
  )
  const { scope } = await openPanel({ notes: many })
  // Those that are in sight come with the panel.
  expect(cards()).toHaveLength(4)
  const drawn = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
  await drawn(50)
  expect(screen.getByText('50 of 120 notes')).toBeDefined()
  await press('Show more')
  await drawn(100)
  expect(document.activeElement?.getAttribute('data-note-menu')).toBe('note-50')
  expect(scope.getState($announcement)).toBe('100 of 120 notes are shown')
  await press('Show more')
  await drawn(120)
  expect(document.activeElement?.getAttribute('data-note-menu')).toBe('note-100')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  // The search looks at all of them, and begins again with the first.
  const search = screen.getByRole('searchbox', { name: 'Search notes' })
  search.focus()
  type(search, 'Note 119')
  expect(cards()).toHaveLength(1)
  // It was the first of more, which takes the focus only once.
  type(search, 'Note 100')
  expect(cards()).toHaveLength(1)
  expect(document.activeElement).toBe(search)
  type(search, '')
  await drawn(50)
})

test('the panel has an add box only where a step of a flow is on screen', async () => {
  const { unmount } = await openPanel({ isOnStep: false, notes: [] })
  expect(screen.queryByRole('textbox', { name: /^Note on/ })).toBeNull()
  expect(screen.getByText('No notes yet.')).toBeDefined()
  expect(screen.getByText('Open a step and choose Add note.')).toBeDefined()
  unmount()
  await openPanel()
  expect(addBox()).toBeDefined()
})

test('a draft is restored on the next visit, only for the person who wrote it', async () => {
  const first = await openPanel()
  type(addBox(), 'Water')
  await choose('Edit')
  type(screen.getByRole('textbox', { name: 'Edit note' }), 'Pack two pens.')
  first.unmount()
  const other = await openPanel({ user: 'kim' })
  expect(addBox().value).toBe('')
  other.unmount()
  await openPanel()
  await waitFor(() => expect(addBox().value).toBe('Water'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit note' }).value).toBe('Pack two pens.')
})

test('a note that could not be saved stays visible, and is retried with the same key', async () => {
  const { sent } = await openPanel({ send: offline })
  type(addBox(), 'Water')
  await press('Save note')
  expect(await screen.findByText('Not saved yet')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong...We could not reach the server')
  sent.mockImplementation(({ payload }) => created(payload))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
  expect(screen.getByText('Water')).toBeDefined()
  expect(sent).toHaveBeenCalledTimes(2)
  expect(sent.mock.calls[1]?.[0].key).toBe(sent.mock.calls[0]?.[0].key)
})

test('an edit is saved with Enter and cancelled with Escape', async () => {
  const { sent } = await openPanel({ send: ({ payload }) => ({ note: aNote({ ...payload, version: 2 }) }) })
  await choose('Edit')
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit note' })
  expect(box.value).toBe('Pack a spare pen.')
  type(box, 'Pack two.')
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.getByText('Pack a spare pen.')).toBeDefined()
  expect(sent).not.toHaveBeenCalled()

  await press('Bring back my changes')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Edit note' }), { key: 'Enter' })
  expect(await screen.findByText('Pack two.')).toBeDefined()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    key: 'edit:note-1',
    payload: expect.objectContaining({ kind: 'edit', id: 'note-1', content: 'Pack two.', version: 1 }),
  })
})

// docs/product/notes.md#cleared-said
test('a cancelled edit says that changes can be brought back only if there are any, and keeps the earlier ones', async () => {
  const { scope } = await openPanel()
  const said = recordAnnouncements(scope)
  const cancel = () => fireEvent.keyDown(screen.getByRole('textbox', { name: 'Edit note' }), { key: 'Escape' })
  const offer = () => screen.queryByRole('button', { name: 'Bring back my changes' })
  await choose('Edit')
  cancel()
  expect(offer()).toBeNull()
  expect(said).toEqual(['The note stays as it was.'])
  await choose('Edit')
  type(screen.getByRole('textbox', { name: 'Edit note' }), 'Pack two.')
  cancel()
  expect(offer()).not.toBeNull()
  expect(said[1]).toBe('The note stays as it was. Edit it again, or bring your changes back.')
  await choose('Edit')
  cancel()
  await press('Bring back my changes')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit note' }).value).toBe('Pack two.')
})

test('an edit posted while the one before is being sent follows from it, without a conflict', async () => {
  const answers: ((answer: unknown) => void)[] = []
  const { sent, scope } = await openPanel({ send: () => new Promise((resolve) => answers.push(resolve)) })
  const edit = (content: string) =>
    allSettled(notesOutbox.posted, {
      scope,
      params: {
        key: 'edit:note-1',
        payload: { kind: 'edit', id: 'note-1', content, version: 1, place: placeOfNote(aNote()) },
      },
    })
  void edit('Pens.')
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  void edit('Two pens.')
  answers[0]?.({ note: aNote({ content: 'Pens.', version: 2 }) })
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(sent.mock.lastCall?.[0].payload).toMatchObject({ content: 'Two pens.', version: 2 })
})

test.each([
  ['Keep my text', 'Pack two.', 'Pack three.'],
  ['Keep the other text', 'Pack three.', 'Pack two.'],
])('after an edit in another tab the person chooses between both texts: %s', async (choice, kept, dropped) => {
  const elsewhere = aNote({ content: 'Pack three.', version: 2 })
  const conflict = new CallError({ kind: 'http', status: 409, msg: 'Changed.', errors: {}, current: elsewhere })
  const { sent } = await openPanel({ send: () => Promise.reject(conflict) })
  await choose('Edit')
  type(screen.getByRole('textbox', { name: 'Edit note' }), 'Pack two.')
  await press('Save')
  expect((await screen.findByRole('region', { name: 'Your text' })).textContent).toContain('Pack two.')
  expect(screen.getByRole('region', { name: 'The other text' }).textContent).toContain('Pack three.')
  sent.mockImplementation(({ payload }) => ({ note: aNote({ ...payload, version: 3 }) }))
  fireEvent.click(screen.getByRole('button', { name: choice }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your text' })).toBeNull())
  const own = expect.objectContaining({ id: 'note-1', content: 'Pack two.', version: 2 })
  expect(sent.mock.calls.slice(1).map(([{ payload }]) => payload)).toEqual(choice === 'Keep my text' ? [own] : [])
  expect(screen.getByText(kept)).toBeDefined()
  expect(screen.queryByText(dropped)).toBeNull()
})

test('a deleted note disappears, and undo restores it', async () => {
  const { scope } = await openPanel()
  await choose('Delete')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  expect(cards()).toHaveLength(1)
  expect(scope.getState($step)?.notesCount).toBe(0)
  await waitFor(() => expect(scope.getState($announcement)).toMatch(/^Note deleted\. You can undo/))
  fireEvent.click(undo)
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(scope.getState($step)?.notesCount).toBe(1)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-note-menu')).toBe(kit.id))
})

test('a note that cannot be restored can be tried again: Undo stays, with the reason', async () => {
  const restore = vi.fn().mockImplementationOnce(offline).mockReturnValue({ note: kit, notesCount: 1 })
  await openPanel({ restore })
  await choose('Delete')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  fireEvent.click(undo)
  expect(await screen.findByText(/^We could not reach the server/)).toBeDefined()
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  await waitFor(() => expect(cards()).toHaveLength(2))
})

test('a note that cannot be deleted stays, with the reason', async () => {
  await openPanel({ remove: offline })
  await choose('Delete')
  expect(await screen.findByText(/^We could not reach the server/)).toBeDefined()
  expect(cards()).toHaveLength(2)
})

test('the edit of a note that was deleted elsewhere is listed, and can be saved as a new note', async () => {
  const first = await openPanel()
  await choose('Edit')
  type(screen.getByRole('textbox', { name: 'Edit note' }), 'Pack two pens.')
  first.unmount()
  const { sent } = await openPanel({ notes: [plan] })
  const recovered = await screen.findByRole('region', { name: 'Recovered text' })
  expect(within(recovered).getByText('Pack two pens.')).toBeDefined()
  fireEvent.click(within(recovered).getByRole('button', { name: 'Save as a new note' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0].payload).toMatchObject({ kind: 'add', content: 'Pack two pens.', stepId: kit.stepId })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recovered text' })).toBeNull())
})

test('a draft whose step was removed is listed, and discarded only after a second yes', async () => {
  const { scope } = await openPanel()
  await allSettled(stepShown, { scope, params: { address: null, step: aStep({ id: 'left', url: '/flows/gone' }) } })
  type(addBox(), 'Left here')
  await allSettled(stepShown, { scope, params: { address: null, step } })
  await allSettled(notesOpened, { scope })
  const recovered = await screen.findByRole('region', { name: 'Recovered text' })
  fireEvent.click(within(recovered).getByRole('button', { name: 'Discard' }))
  fireEvent.click(within(recovered).getByRole('button', { name: 'Keep it' }))
  expect(within(recovered).getByText('Left here')).toBeDefined()
  fireEvent.click(within(recovered).getByRole('button', { name: 'Discard' }))
  fireEvent.click(within(recovered).getByRole('button', { name: 'Discard for good' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recovered text' })).toBeNull())
})

test('a rejected new note can be edited and sent again with the same key', async () => {
  const { sent } = await openPanel({ send: () => Promise.reject(refusal) })
  type(addBox(), 'Water')
  fireEvent.keyDown(addBox(), { key: 'Enter' })
  await press('Edit')
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit note' })
  expect(box().value).toBe('Water')
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(document.activeElement).toBe(cards()[0])
  await press('Edit')
  sent.mockImplementation(({ payload }) => created(payload))
  type(box(), 'Less water')
  fireEvent.keyDown(box(), { key: 'Enter' })
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
  expect(screen.getByText('Less water')).toBeDefined()
  expect(sent.mock.calls[1]?.[0].key).toBe(sent.mock.calls[0]?.[0].key)
})

test('a rejected new note is discarded only after a second yes, and the focus is not lost', async () => {
  await openPanel({ send: () => Promise.reject(refusal) })
  type(addBox(), 'Water')
  fireEvent.keyDown(addBox(), { key: 'Enter' })
  await press('Discard')
  expect(document.activeElement?.textContent).toBe('Keep it')
  await press('Keep it')
  expect(document.activeElement?.textContent).toBe('Discard')
  await press('Discard')
  await press('Discard for good')
  await waitFor(() => expect(screen.queryByText('Water')).toBeNull())
  expect(document.activeElement?.getAttribute('data-note-menu')).toBe(kit.id)
})

test('the search shows only the notes that it finds', async () => {
  await openPanel()
  type(screen.getByRole('searchbox', { name: 'Search notes' }), 'evening')
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Your plan'])
  type(screen.getByRole('searchbox', { name: 'Search notes' }), "%'🎓")
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByText('No results found')).toBeDefined()
})

// docs/product/shell-and-search.md#search-cleared
test('Escape empties the search, which is said with the number of notes', async () => {
  const { scope } = await openPanel()
  const said = recordAnnouncements(scope)
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search notes' })
  type(search, 'evening')
  await waitFor(() => expect(said).toEqual(['1 note']))
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(search.value).toBe('')
  await waitFor(() => expect(said).toEqual(['1 note', 'Search cleared. 2 notes']))
})
