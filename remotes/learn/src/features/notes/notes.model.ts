import type { Note } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $deleted, deleteNoteFx, deletionFailed, noteRestored } from './deleted-notes.model.ts'
import { newestFirst, noteCards } from './note-cards.ts'
import { loadNotes } from './notes.api.ts'
import { drafts, notesNeeded, outbox } from './unsaved-notes.model.ts'

/** The panel or the notebook is on screen. */
export const notesOpened = createEvent()
/** A note is as it was saved somewhere else. */
export const noteReceived = createEvent<Note>()

export const loadNotesFx = createEffect(loadNotes)

/** Null until they are loaded; the newest first. */
export const $notes = createStore<Note[] | null>(null)
/** Why they could not be loaded, fit to be shown. */
export const $loadFailure = createStore<string | null>(null)
/** The last failure, for the toast. */
export const $problem = createStore<{ message: string | null; occasion: number }>({ message: null, occasion: 0 })
/** The key under which each note was sent that is new in this visit, by its id. */
const $creationKeys = createStore<Record<string, string>>({})

export const $cards = combine(
  { notes: $notes, deleted: $deleted, waiting: outbox.$entries, drafts: drafts.$drafts, creationKeys: $creationKeys },
  ({ notes, ...facts }) => noteCards({ notes: notes ?? [], ...facts }),
)

const failureTold = createEvent<string>()

$notes
  .on(loadNotesFx.doneData, (_, notes) => notes)
  .on(
    [outbox.delivered.map(({ answer }) => answer.note), noteReceived],
    (notes, note) => notes && withNote(notes, note),
  )
  .on(deleteNoteFx.done, (notes, { params }) => notes?.filter(({ id }) => id !== params.id) ?? null)
  .on(noteRestored, (notes, note) => notes && [note, ...notes.filter(({ id }) => id !== note.id)].toSorted(newestFirst))
  .reset(signedOut)
$loadFailure.on(loadNotesFx.failData, (_, error) => messageFor(error)).reset(loadNotesFx, signedOut)
$problem
  .on(failureTold, ({ occasion }, message) => ({ message, occasion: occasion + 1 }))
  .on([notesOpened, signedOut], ({ occasion }) => ({ message: null, occasion }))
$creationKeys
  .on(outbox.delivered, (creationKeys, { key, payload, answer }) =>
    payload.kind === 'add' ? { ...creationKeys, [answer.note.id]: key } : creationKeys,
  )
  .reset(signedOut)

sample({ clock: notesOpened, target: [notesNeeded, loadNotesFx] })

// The first failure is told; what is then tried again, is tried quietly.
sample({
  clock: outbox.failed,
  source: outbox.$entries,
  filter: (waiting, { key }) => waiting[key]?.failures === 1 && waiting[key].current === undefined,
  fn: (_, { message }) => message,
  target: failureTold,
})
sample({ clock: loadNotesFx.failData, fn: messageFor, target: failureTold })
sample({ clock: deletionFailed, target: failureTold })
// A refused edit may mean that the note is gone: then its text is listed as recovered.
sample({
  clock: outbox.failed,
  filter: ({ payload, isTransient, current }) => payload.kind === 'edit' && !isTransient && current === undefined,
  fn: () => {},
  target: loadNotesFx,
})

function withNote(notes: readonly Note[], note: Note): Note[] {
  const isKnown = notes.some(({ id }) => id === note.id)
  return isKnown ? notes.map((known) => (known.id === note.id ? note : known)) : [note, ...notes]
}
