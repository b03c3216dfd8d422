import { CallError } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { addHelperToolbar, asksBeforeLeaving, fillDevice } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { drafts, type EntryDraft } from './entry/entry.model.ts'
import {
  answer,
  badge,
  choose,
  confirmDeletion,
  entry,
  offline,
  openPage,
  other,
  press,
  rows,
  title,
  toLastStep,
  type,
} from './testing/open-reflect-page.tsx'

test('an empty journal: the button opens a new entry, and FINISH saves it', async () => {
  const { saved, scope } = await openPage({ entries: [] })
  expect(screen.getByText('No entries yet!')).toBeDefined()
  press("LET'S DO THIS!")
  await title()
  press('NEXT')
  expect(await screen.findByRole('link', { name: 'Enter what you would you like to reflect on' })).toBeDefined()
  type(await title(), 'My talk')
  press('NEXT')
  const heading = await screen.findByRole('heading', { name: 'OBSERVE' })
  expect(document.activeElement).toBe(heading)
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Observe')
  type(answer('What happened?'), 'I spoke.')
  press('PREVIOUS')
  expect((await title()).value).toBe('My talk')
  press('NEXT')
  await screen.findByRole('heading', { name: 'OBSERVE' })
  expect(answer('What happened?').value).toBe('I spoke.')
  press('NEXT')
  await screen.findByRole('heading', { name: 'REFLECT' })
  press('NEXT')
  expect(await screen.findByRole('heading', { name: 'ACTION' })).toBeDefined()
  press('FINISH')
  await waitFor(() => expect(rows()).toEqual(['My talk']))
  const values = expect.objectContaining({ title: 'My talk', observe1: 'I spoke.' })
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ base: null, values }))
  expect(scope.getState($user)?.badges).toEqual([badge])
  expect(scope.getState($announcement)).toBe('Entry saved')
  expect(scope.getState(drafts.$drafts)).toEqual({})
})

test('an address can say what to write about: it becomes the title, once', async () => {
  const { scope } = await openPage({ user: 'proposed', at: '/dashboard/reflect?write=Energy%20well%20spent' })
  expect((await title()).value).toBe('Energy well spent')
  expect(scope.getState(drafts.$drafts)).toEqual({})
  press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('NEW ENTRY')
  expect((await title()).value).toBe('')
})

test('an unfinished entry is offered before what an address says', async () => {
  const first = await openPage({ user: 'both' })
  press('NEW ENTRY')
  type(await title(), 'Unfinished')
  await waitFor(() => expect(first.scope.getState(drafts.$kept)).toContain('new'))
  first.unmount()
  await openPage({ user: 'both', at: '/dashboard/reflect?write=Energy' })
  fireEvent.click(await screen.findByRole('button', { name: 'Start a new one' }))
  expect((await title()).value).toBe('Energy')
})

test('after a failed save the dialog and every word are still there', async () => {
  await openPage({ save: offline, user: 'offline' })
  press('NEW ENTRY')
  type(await title(), 'A failed save')
  await toLastStep()
  type(answer('What will you do next time?'), 'Try again.')
  press('FINISH')
  expect(await screen.findByText(/We could not reach the server/)).toBeDefined()
  expect(answer('What will you do next time?').value).toBe('Try again.')
})

test('an unfinished entry is offered back, and stays stored until something else is written', async () => {
  const first = await openPage({ user: 'unfinished' })
  press('NEW ENTRY')
  type(await title(), 'Unfinished')
  press('Close')
  await waitFor(() => expect(first.scope.getState($announcement)).toBe('Your unfinished entry is saved on this device'))
  first.unmount()
  const { scope } = await openPage({ user: 'unfinished' })
  press('NEW ENTRY')
  fireEvent.click(await screen.findByRole('button', { name: 'Start a new one' }))
  expect((await title()).value).toBe('')
  expect(scope.getState(drafts.$drafts)).toMatchObject({ new: { values: { title: 'Unfinished' } } })
  press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('NEW ENTRY')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue your unfinished entry' }))
  expect((await title()).value).toBe('Unfinished')
})

test('Edit opens the entry of the row; an entry that was changed elsewhere can be saved as a new one', async () => {
  const current = entry({ version: 5, title: 'Changed elsewhere' })
  const conflict = new CallError({ kind: 'http', status: 409, msg: 'Changed.', errors: {}, current })
  const save = vi.fn((draft: EntryDraft) =>
    draft.base ? Promise.reject(conflict) : { reflection: entry({ id: 'copy', ...draft.values }) },
  )
  await openPage({ save, user: 'editor' })
  await choose('Edit')
  expect((await title()).value).toBe('Talk')
  type(await title(), 'Talk, again')
  await toLastStep()
  press('FINISH')
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine as a new entry' }))
  await waitFor(() => expect(rows()).toEqual(['Talk, again', 'Changed elsewhere', 'An essay']))
  expect(save.mock.calls[0]?.[0]).toMatchObject({ base: { id: 'one', version: 1 } })
})

test('of an entry that was changed elsewhere both texts are shown, and the other one can be kept', async () => {
  const current = entry({ version: 5, title: 'Theirs' })
  const conflict = new CallError({ kind: 'http', status: 409, msg: 'Changed.', errors: {}, current })
  await openPage({ save: () => Promise.reject(conflict), user: 'keeper' })
  await choose('Edit')
  type(await title(), 'Mine')
  await toLastStep()
  press('FINISH')
  const both = await screen.findByRole('region', { name: 'Both texts' })
  expect(both.textContent).toMatch(/Theirs.*Mine|Mine.*Theirs/)
  press('Keep the other text')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(rows()).toEqual(['Theirs', 'An essay'])
})

test('a header sorts the rows by its column and says in which direction', async () => {
  await openPage()
  expect(rows()).toEqual(['Talk', 'An essay'])
  press('TITLE, sort')
  expect(rows()).toEqual(['An essay', 'Talk'])
  const directions = () => screen.getAllByRole('columnheader', { name: /, sort$/ }).map(({ ariaSort }) => ariaSort)
  expect(directions()).toEqual([null, 'ascending', null])
  press('TITLE, sort')
  expect(rows()).toEqual(['Talk', 'An essay'])
  expect(directions()).toEqual([null, 'descending', null])
})

test('the selected entries are downloaded in the chosen format, and the selection is cleared', async () => {
  const { downloaded } = await openPage()
  type(screen.getByLabelText('Download entries as'), 'txt')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all entries' }))
  press('Download selected')
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  expect(downloaded).toHaveBeenCalledExactlyOnceWith({ ids: ['one', 'two'], format: 'txt' })
})

test('a journal that could not be loaded shows the reason, and Try again loads it', async () => {
  const load = vi.fn().mockImplementationOnce(offline).mockResolvedValue([other])
  await openPage({ load })
  const alert = screen.getByRole('alert', { name: 'Your journal could not be loaded' })
  expect(alert.textContent).toContain('We could not reach the server. Check your connection and try again.')
  press('Try again')
  await waitFor(() => expect(rows()).toEqual(['An essay']))
  expect(load).toHaveBeenCalledTimes(2)
})

test('a title opens the entry for reading, and it can be edited and deleted from there', async () => {
  const { removed } = await openPage({ user: 'reader' })
  press('Talk')
  const reader = await screen.findByRole('dialog', { name: 'Talk' })
  expect(within(reader).getByText('Friday 20 November 2026')).toBeDefined()
  expect(within(reader).getByText('I spoke.')).toBeDefined()
  expect(within(reader).getAllByText('No answer yet.')).toHaveLength(3)
  expect(within(reader).queryByRole('textbox')).toBeNull()
  fireEvent.click(within(reader).getByRole('button', { name: 'Edit' }))
  expect((await title()).value).toBe('Talk')
  fireEvent.keyDown(await title(), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit entry' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Talk' })).toBeDefined()
  fireEvent.click(within(reader).getByRole('button', { name: 'Delete' }))
  await confirmDeletion()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(removed).toHaveBeenCalledExactlyOnceWith(['one'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'An essay' })))
})

test('a search shows the entries with its words, announces their number, and protects hidden ones from deletion', async () => {
  const { scope, removed } = await openPage()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all entries' }))
  type(screen.getByRole('searchbox', { name: 'Search your entries' }), 'breathe')
  await waitFor(() => expect(rows()).toEqual(['Talk']))
  await waitFor(() => expect(scope.getState($announcement)).toBe('1 entry found'))
  expect(screen.getByText('1 selected, 1 more not shown')).toBeDefined()
  press('Delete selected')
  await confirmDeletion()
  await waitFor(() => expect(removed).toHaveBeenCalledExactlyOnceWith(['one']))
  const nothing = await screen.findByRole('heading', { name: 'No results found' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(nothing)
  press('Show all entries')
  await waitFor(() => expect(rows()).toEqual(['An essay']))
})

// docs/product/shell-and-search.md#search-cleared
test('Escape empties the search, which is said with the number of entries', async () => {
  const { scope } = await openPage()
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search your entries' })
  type(search, 'breathe')
  await waitFor(() => expect(scope.getState($announcement)).toBe('1 entry found'))
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(search.value).toBe('')
  await waitFor(() => expect(scope.getState($announcement)).toBe('Search cleared. 2 entries'))
})

test('Escape closes an open help tip first, and the dialog only with the next press', async () => {
  await openPage({ user: 'tips' })
  press('NEW ENTRY')
  type(await title(), 'Tips')
  press('NEXT')
  await screen.findByRole('heading', { name: 'OBSERVE' })
  press('Help: What happened?')
  expect(screen.getByRole('button', { name: 'Help: What happened?' }).ariaExpanded).toBe('true')
  fireEvent.keyDown(addHelperToolbar(), { key: 'Escape' })
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  used.preventDefault()
  fireEvent(answer('What did you notice?'), used)
  expect(screen.getByRole('button', { name: 'Help: What happened?' }).ariaExpanded).toBe('true')
  fireEvent.keyDown(answer('What did you notice?'), { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'Help: What happened?' }).ariaExpanded).toBe('false')
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.keyDown(answer('What did you notice?'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the draft of a deleted entry is listed after a reload, and can be saved as a new entry', async () => {
  const gone = () => Promise.reject(new CallError({ kind: 'http', status: 404, msg: 'Gone.', errors: {} }))
  const first = await openPage({ save: gone, user: 'recovered' })
  await choose('Edit')
  type(await title(), 'Talk, rescued')
  await toLastStep()
  press('FINISH')
  await screen.findByRole('button', { name: 'Save mine as a new entry' })
  expect(rows()).toEqual(['An essay'])
  first.unmount()

  const { saved } = await openPage({ entries: [other], user: 'recovered' })
  expect(await screen.findByRole('heading', { name: 'Recovered text' })).toBeDefined()
  press('Save as a new entry: Talk, rescued')
  expect((await title()).value).toBe('Talk, rescued')
  await toLastStep()
  press('FINISH')
  await waitFor(() => expect(rows()).toEqual(['Talk, rescued', 'An essay']))
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ base: null })
  expect(screen.queryByRole('heading', { name: 'Recovered text' })).toBeNull()
})

test('on a full device nothing is promised; the entry can be copied, and closing says that it is in this page only', async () => {
  const makeRoom = fillDevice()
  const { scope } = await openPage({ user: 'full' })
  press('NEW ENTRY')
  type(await title(), 'My talk')
  expect(await screen.findByText(/^This browser cannot save what you write as you go/)).toBeDefined()
  expect(screen.queryByText(/(saved|safe) on this device/)).toBeNull()
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  press('Copy entry')
  expect(await screen.findByText('The entry has been copied.')).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('My talk')
  vi.unstubAllGlobals()
  press('Close')
  expect(await screen.findAllByText(/^This device cannot save your unfinished entry\./)).not.toEqual([])
  expect(asksBeforeLeaving()).toBe(true)
  press('NEW ENTRY')
  expect(await screen.findByText('This device cannot save it: it is only in this page.')).toBeDefined()
  await allSettled(drafts.discarded, { scope, params: 'new' })
  expect(asksBeforeLeaving()).toBe(false)
  makeRoom()
})
