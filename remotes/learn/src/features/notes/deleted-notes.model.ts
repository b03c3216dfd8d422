import type { Note } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { stepMarked } from '../step/step.model.ts'
import { deleteNote, restoreNote } from './notes.api.ts'
import { editId, type PendingNote } from './pending-note.ts'
import { drafts, outbox } from './unsaved-notes.model.ts'

// A note is deleted on the server at once, and can be brought back from there: a tab that is closed meanwhile neither keeps nor
// loses anything. The offer stays where the card was.

export const noteDeleted = createEvent<Note>()
export const deletionUndone = createEvent<string>()
/** The person is at the offer (focus, pointer): it does not go away. */
export const offerHeld = createEvent<string>()
export const offerReleased = createEvent<string>()

export const deleteNoteFx = createEffect((note: Note) => deleteNote(note.id))
export const restoreNoteFx = createEffect((id: string) => restoreNote(id))

const offerMs = 10_000
const waitForOfferFx = createEffect(
  (_: { id: string; turn: number }) => new Promise<void>((resolve) => setTimeout(resolve, offerMs)),
)

interface DeletedNote {
  note: Note
  /** An edit that had not arrived yet. */
  payload: PendingNote | null
  /** Counts how often the time began. */
  turn: number
  isHeld: boolean
}

type Deleted = Readonly<Record<string, DeletedNote>>

/** Notes whose deletion can be undone, by id. */
export const $deleted = createStore<Deleted>({})

const offered = sample({
  clock: deleteNoteFx.done,
  source: outbox.$entries,
  fn: (waiting, { params }): DeletedNote => ({
    note: params,
    payload: waiting[editId(params.id)]?.payload ?? null,
    turn: 0,
    isHeld: false,
  }),
})
const restored = sample({
  clock: restoreNoteFx.done,
  source: $deleted,
  fn: (deleted, { params, result }) => ({ ...result, payload: deleted[params]?.payload ?? null }),
})
/** A note is there again. */
export const noteRestored = restored.map(({ note }) => note)

$deleted
  .on(offered, (deleted, offer) => ({ ...deleted, [offer.note.id]: offer }))
  .on([offerHeld, deletionUndone], (deleted, id) => changed(deleted, id, { isHeld: true }))
  .on(offerReleased, (deleted, id) => changed(deleted, id, { isHeld: false, turn: (deleted[id]?.turn ?? 0) + 1 }))
  .on(restoreNoteFx.fail, (deleted, { params }) =>
    changed(deleted, params, { isHeld: false, turn: (deleted[params]?.turn ?? 0) + 1 }),
  )
  .on(waitForOfferFx.done, (deleted, { params }) => {
    const offer = deleted[params.id]
    return offer && !offer.isHeld && offer.turn === params.turn ? withoutNote(deleted, params.id) : deleted
  })
  .on(noteRestored, (deleted, { id }) => withoutNote(deleted, id))
  .reset(signedOut)

sample({ clock: noteDeleted, target: deleteNoteFx })
sample({ clock: deletionUndone, target: restoreNoteFx })
sample({ clock: offered, fn: ({ note, turn }) => ({ id: note.id, turn }), target: waitForOfferFx })
sample({
  clock: [offerReleased, restoreNoteFx.fail.map(({ params }) => params)],
  source: $deleted,
  filter: (deleted, id) => deleted[id] !== undefined,
  fn: (deleted, id) => ({ id, turn: deleted[id]?.turn ?? 0 }),
  target: waitForOfferFx,
})

// What was on its way for a deleted note is kept with the offer.
sample({ clock: offered, fn: ({ note }) => editId(note.id), target: [outbox.discarded, drafts.discarded] })
sample({
  clock: restored,
  filter: ({ payload }) => payload !== null,
  fn: ({ note, payload }) => ({ key: editId(note.id), payload: payload as PendingNote }),
  target: outbox.posted,
})

sample({ clock: offered, fn: () => 'Note deleted. You can undo this for 10 seconds.', target: announced })
sample({ clock: noteRestored, fn: () => 'The note is back.', target: announced })
sample({
  clock: [deleteNoteFx.doneData, restored.map(({ note, notesCount }) => ({ stepId: note.stepId, notesCount }))],
  fn: ({ stepId, notesCount }) => ({ id: stepId, notesCount }),
  target: stepMarked,
})

/** Why a note could not be deleted or brought back, fit to be shown. */
export const deletionFailed = sample({ clock: [deleteNoteFx.failData, restoreNoteFx.failData], fn: messageFor })

function changed(deleted: Deleted, id: string, changes: Partial<DeletedNote>): Deleted {
  const offer = deleted[id]
  return offer ? { ...deleted, [id]: { ...offer, ...changes } } : deleted
}

function withoutNote(deleted: Deleted, id: string): Deleted {
  const { [id]: _, ...rest } = deleted
  return rest
}
