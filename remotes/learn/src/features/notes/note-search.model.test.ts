import { shell } from '@stepwise/shared/shell'
import { aNote, aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $foundCards, $noteQuery, noteQueryTyped, searchNotes } from './note-search.model.ts'
import { loadNotesFx, notesOpened } from './notes.model.ts'

const notes = [
  { content: 'Record the lecture, with permission.' },
  { content: `${'Many words come first. '.repeat(200)}Then the dictionary.` },
  { content: '100% of 50 is <b>50</b> 🎓' },
  { content: 'Don’t forget the library\u00A0card' },
  { content: 'The café opens at nine' },
]
const found = (query: string) => searchNotes(notes, query).map((note) => notes.indexOf(note))

test.each([
  ['', [0, 1, 2, 3, 4]],
  ['   ', [0, 1, 2, 3, 4]],
  ['lecture', [0]],
  ['LECTURE', [0]],
  ['dictionary', [1]],
  ['100%', [2]],
  ["'", [3]],
  ["don't", [3]],
  ['library card', [3]],
  ['cafe', [4]],
  ['cafe\u0301\u200B', [4]],
  ['CAFÉ', [4]],
  ['🎓', [2]],
  ['<b>', [2]],
  ['nothing like it', []],
  ['x'.repeat(500), []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

beforeEach(() => void vi.useFakeTimers())
const twoNotes = [aNote({ content: 'Record the lecture.' }), aNote({ id: 'note-2', content: 'Pack a pen.' })]

async function openPanel(notes = twoNotes) {
  const scope = await signedInScope(aUser(), { handlers: [[loadNotesFx, async () => notes]] })
  await allSettled(shell.slotOpened, { scope, params: 'panel.notes' })
  void allSettled(notesOpened, { scope })
  await vi.waitFor(() => expect(scope.getState($foundCards)).toHaveLength(notes.length))
  return scope
}

test('the number of found notes is announced 300 ms after the last letter', async () => {
  const scope = await openPanel()
  void allSettled(noteQueryTyped, { scope, params: 'lec' })
  await vi.advanceTimersByTimeAsync(200)
  void allSettled(noteQueryTyped, { scope, params: 'lecture ' })
  expect(scope.getState($foundCards)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(299)
  expect(scope.getState($announcement)).not.toBe('1 note')
  await vi.advanceTimersByTimeAsync(1000)
  expect(scope.getState($announcement)).toBe('1 note')
})

test('the panel opens with an empty search', async () => {
  const scope = await openPanel()
  void allSettled(noteQueryTyped, { scope, params: 'lecture' })
  void allSettled(shell.slotClosed, { scope })
  expect(scope.getState($noteQuery)).toBe('')
})

test('with very many notes the search waits for a pause in typing', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => aNote({ id: `note-${at}`, content: `Note number ${at}` }))
  const scope = await openPanel(many)
  void allSettled(noteQueryTyped, { scope, params: '77' })
  await vi.advanceTimersByTimeAsync(150)
  void allSettled(noteQueryTyped, { scope, params: '777' })
  await vi.advanceTimersByTimeAsync(199)
  expect(scope.getState($foundCards)).toHaveLength(1001)
  await vi.advanceTimersByTimeAsync(1)
  expect(scope.getState($foundCards)).toHaveLength(1)
  // Emptied, it shows all at once.
  void allSettled(noteQueryTyped, { scope, params: '' })
  expect(scope.getState($foundCards)).toHaveLength(1001)
})

test('until the older notes have come, the search says so, and then what it has found in all', async () => {
  const older = Promise.withResolvers<void>()
  const answers = [
    { notes: [aNote({ content: 'Record the lecture.' })], next: 'older' },
    { notes: [aNote({ id: 'note-2', content: 'Another lecture.' })], next: null },
  ]
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    if (asked === 1) await older.promise
    return Response.json(answers[asked++])
  })
  const scope = await signedInScope(aUser())
  await allSettled(shell.slotOpened, { scope, params: 'panel.notes' })
  void allSettled(notesOpened, { scope })
  await vi.waitFor(() => expect(scope.getState($foundCards)).toHaveLength(1))
  void allSettled(noteQueryTyped, { scope, params: 'lecture' })
  await vi.advanceTimersByTimeAsync(1500)
  expect(scope.getState($announcement)).toBe('1 note so far. Still reading your older notes…')
  older.resolve()
  await vi.waitFor(() => expect(scope.getState($foundCards)).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(1500)
  expect(scope.getState($announcement)).toBe('2 notes')
})
