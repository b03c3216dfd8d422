import type { Note } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'
import { stepMarked } from '../step/step.model.ts'
import { deleteNote, restoreNote } from './notes.api.ts'
import { editId, type PendingNote } from './pending-note.ts'
import { noteDrafts, notesOutbox } from './unsaved-notes.model.ts'

// The server deletes a note at once and can restore it, so closing the tab loses nothing. Undo is offered where the card was.

export const noteDeleted = createEvent<Note>()
export const deletionUndone = createEvent<string>()
/** The offer to undo has the focus or the pointer: it stays. By the id of the note, as the next one. */
export const undoHeld = createEvent<string>()
export const undoReleased = createEvent<string>()

export const deleteNoteFx = createEffect((note: Note) => deleteNote(note.id))
export const restoreNoteFx = createEffect((id: string) => restoreNote(id))

const offerMs = 10_000
const offerTimeoutFx = createEffect(
  (_: { id: string; timeoutNumber: number }) => new Promise<void>((resolve) => setTimeout(resolve, offerMs)),
)

interface DeletedNote {
  note: Note
  /** An edit that the server did not have yet. */
  pendingEdit: PendingNote | null
  /** Counts the starts of the timeout, so that only the last one counts. */
  timeoutNumber: number
  isHeld: boolean
}

type DeletedNotes = Readonly<Record<string, DeletedNote>>

/** Notes whose deletion can be undone, by id. */
export const $deleted = personalStore<DeletedNotes>({})

const undoOffered = sample({
  clock: deleteNoteFx.done,
  source: notesOutbox.$entries,
  fn: (entries, { params: note }): DeletedNote => ({
    note,
    pendingEdit: entries[editId(note.id)]?.payload ?? null,
    timeoutNumber: 0,
    isHeld: false,
  }),
})
const restored = sample({
  clock: restoreNoteFx.done,
  source: $deleted,
  fn: (deleted, { params: id, result }) => ({ ...result, pendingEdit: deleted[id]?.pendingEdit ?? null }),
})
export const noteRestored = restored.map(({ note }) => note)
const restoreFailed = restoreNoteFx.fail.map(({ params: id }) => id)

$deleted
  .on(undoOffered, (deleted, offer) => ({ ...deleted, [offer.note.id]: offer }))
  .on([undoHeld, deletionUndone], (deleted, id) => withChange(deleted, id, () => ({ isHeld: true })))
  .on([undoReleased, restoreFailed], (deleted, id) =>
    withChange(deleted, id, ({ timeoutNumber }) => ({ isHeld: false, timeoutNumber: timeoutNumber + 1 })),
  )
  .on(offerTimeoutFx.done, (deleted, { params: { id, timeoutNumber } }) => {
    const offer = deleted[id]
    return offer && !offer.isHeld && offer.timeoutNumber === timeoutNumber ? withoutNote(deleted, id) : deleted
  })
  .on(noteRestored, (deleted, { id }) => withoutNote(deleted, id))

sample({ clock: noteDeleted, target: deleteNoteFx })
sample({ clock: deletionUndone, target: restoreNoteFx })
sample({
  clock: undoOffered,
  fn: ({ note, timeoutNumber }) => ({ id: note.id, timeoutNumber }),
  target: offerTimeoutFx,
})
sample({
  clock: [undoReleased, restoreFailed],
  source: $deleted,
  filter: (deleted, id) => deleted[id] !== undefined,
  fn: (deleted, id) => ({ id, timeoutNumber: deleted[id]?.timeoutNumber ?? 0 }),
  target: offerTimeoutFx,
})

// An unsent edit of a deleted note is sent after Undo.
sample({ clock: undoOffered, fn: ({ note }) => editId(note.id), target: [notesOutbox.discarded, noteDrafts.discarded] })
const editRestored = restored.filterMap(({ note, pendingEdit }) =>
  pendingEdit ? { key: editId(note.id), payload: pendingEdit } : undefined,
)
sample({ clock: editRestored, target: notesOutbox.posted })

sample({ clock: undoOffered, fn: () => 'Note deleted. You can undo this for 10 seconds.', target: announced })
sample({ clock: noteRestored, fn: () => 'The note is back.', target: announced })
sample({
  clock: [deleteNoteFx.doneData, restored.map(({ note, notesCount }) => ({ stepId: note.stepId, notesCount }))],
  fn: ({ stepId, notesCount }) => ({ id: stepId, notesCount }),
  target: stepMarked,
})

/** Why a note could not be deleted or restored, to be shown. */
export const deletionFailed = sample({
  clock: [
    deleteNoteFx.fail.map(({ params: { id }, error }) => ({ id, error })),
    restoreNoteFx.fail.map(({ params: id, error }) => ({ id, error })),
  ],
  fn: ({ id, error }) => ({ key: editId(id), message: messageFor(error) }),
})
/** The same by the key of the note, until it is tried again. */
export const $deletionProblems = personalStore<Readonly<Record<string, string>>>({})
  .on(deletionFailed, (problems, { key, message }) => ({ ...problems, [key]: message }))
  .on([deleteNoteFx.map(({ id }) => id), restoreNoteFx], (problems, id) => {
    const { [editId(id)]: _, ...others } = problems
    return others
  })

function withChange(
  deleted: DeletedNotes,
  id: string,
  change: (offer: DeletedNote) => Partial<DeletedNote>,
): DeletedNotes {
  const offer = deleted[id]
  return offer ? { ...deleted, [id]: { ...offer, ...change(offer) } } : deleted
}

function withoutNote(deleted: DeletedNotes, id: string): DeletedNotes {
  const { [id]: _, ...rest } = deleted
  return rest
}
