import type { Note } from '@stepwise/shared/contracts'
import { aNote, aUser, signedInScope } from '@stepwise/shared/testing'
import { scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { deleteNoteFx, restoreNoteFx } from './deleted-notes.model.ts'
import { $areOlderComing, $cards, $notes, loadNotesFx, noteReceived } from './notes.model.ts'

test('notes that were saved, changed or deleted while the list was on its way are so in the list', async () => {
  const [kit, gone] = [aNote(), aNote({ id: 'gone' })]
  const list = Promise.withResolvers<Note[]>()
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadNotesFx, () => list.promise],
      [deleteNoteFx, () => ({ stepId: gone.stepId, notesCount: 0 })],
    ],
  })
  const loading = scopeBind(loadNotesFx, { scope })()
  const [added, changed] = [aNote({ id: 'added' }), { ...kit, content: 'Two pens.', version: kit.version + 1 }]
  for (const note of [added, changed]) scopeBind(noteReceived, { scope })(note)
  await scopeBind(deleteNoteFx, { scope })(gone)
  const cards = scope.getState($cards).filter(({ isDeleted }) => !isDeleted)
  expect(cards.map(({ note }) => note)).toEqual([changed, added])
  list.resolve([kit, gone])
  await loading
  expect(scope.getState($notes)).toEqual([added, changed])
  // A list that is read later has what another tab has saved since.
  const newer = { ...changed, content: 'Three pens.', version: changed.version + 1 }
  scopeBind(noteReceived, { scope })(newer)
  scopeBind(noteReceived, { scope })(changed)
  expect(scope.getState($notes)).toEqual([added, newer])
})

test('what is added, changed, deleted and brought back while older notes are read is there once, and so in the whole list', async () => {
  const [at5, at4, at3, at2, at1] = [5, 4, 3, 2, 1].map((day) =>
    aNote({ id: `day-${day}`, createdAt: `2026-03-0${day}T09:00:00.000Z` }),
  ) as [Note, Note, Note, Note, Note]
  const rest = Promise.withResolvers<void>()
  const pages = [
    { notes: [at5, at4], next: 'older' },
    { notes: [at3, at2], next: 'oldest' },
    { notes: [at1], next: null },
  ]
  vi.stubGlobal('fetch', async () => {
    if (pages.length === 2) await rest.promise
    return Response.json(pages.shift())
  })
  const scope = await signedInScope(aUser(), {
    handlers: [
      [deleteNoteFx, ({ stepId }: Note) => ({ stepId, notesCount: 0 })],
      [restoreNoteFx, () => ({ note: at4, notesCount: 1 })],
    ],
  })
  const ids = () => scope.getState($cards).flatMap(({ note, isDeleted }) => (isDeleted ? [] : (note?.id ?? [])))
  const loading = scopeBind(loadNotesFx, { scope })()
  await vi.waitFor(() => expect(ids()).toEqual(['day-5', 'day-4']))
  expect([scope.getState($notes), scope.getState($areOlderComing)]).toEqual([null, true])

  scopeBind(noteReceived, { scope })(aNote({ id: 'added', createdAt: '2026-03-06T09:00:00.000Z' }))
  for (const note of [at5, at4, at2]) await scopeBind(deleteNoteFx, { scope })(note)
  await scopeBind(restoreNoteFx, { scope })(at4.id)
  scopeBind(noteReceived, { scope })({ ...at1, content: 'Changed in another place', version: 2 })
  expect(ids()).toEqual(['added', 'day-4', 'day-1'])

  rest.resolve()
  await loading
  expect(ids()).toEqual(['added', 'day-4', 'day-3', 'day-1'])
  expect(scope.getState($notes)?.at(-1)?.content).toBe('Changed in another place')
  expect(scope.getState($areOlderComing)).toBe(false)
})
