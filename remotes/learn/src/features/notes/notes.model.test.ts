import type { Note } from '@stepwise/shared/contracts'
import { aNote, aUser, signedInScope } from '@stepwise/shared/testing'
import { scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { deleteNoteFx } from './deleted-notes.model.ts'
import { $cards, $notes, loadNotesFx, noteReceived } from './notes.model.ts'

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
