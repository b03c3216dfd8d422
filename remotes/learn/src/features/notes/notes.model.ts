import type { Note } from '@stepwise/shared/contracts'
import { createLoader, personalStore } from '@stepwise/shared/session'
import { combine, createEvent, sample } from 'effector'
import { $deleted, deleteNoteFx, deletionFailed, noteRestored } from './deleted-notes.model.ts'
import { newestFirst, noteCards } from './note-cards.ts'
import { loadNotes } from './notes.api.ts'
import { noteDrafts, notesNeeded, notesOutbox } from './unsaved-notes.model.ts'

/** The panel or the notebook is on screen. */
export const notesOpened = createEvent()
/** The server has sent a note as it was saved somewhere else. */
export const noteReceived = createEvent<Note>()
/** The toast about the last failure has gone: the card of the note shows it now. */
export const problemToastHidden = createEvent()
/** Of the note with this key (`editId` of a saved one). */
const failureReported = createEvent<{ key: string; message: string }>()

const notes = createLoader<Note[]>((_, begin) => loadNotes(begin))
/** All of them, the newest first; null until they are read. */
export const { loadFx: loadNotesFx, $value: $notes, $failure: $loadFailure } = notes
/** Those of the first page, until all are read; null where the first page is the only one. */
export const $newest = notes.$beginning
/** The newest are shown, and the others are on their way, or could not be read. */
export const $areOlderMissing = $newest.map((newest) => newest !== null)
/** They are on their way. */
export const $areOlderComing = combine(
  $areOlderMissing,
  $loadFailure,
  (areMissing, failure) => areMissing && failure === null,
)

notes.changeOn(
  notesOutbox.delivered.map(({ response }) => response.note),
  withNote,
)
notes.changeOn(noteReceived, withNote)
notes.changeOn(deleteNoteFx.done, (all, { params }) => all.filter(({ id }) => id !== params.id))
notes.changeOn(noteRestored, withNote)

interface ToastProblem {
  /** Of the note that it is about. */
  key: string | null
  message: string | null
  occasion: number
}

/** The last failure, while a toast shows it (docs/product/errors.md#one-message). */
export const $problem = personalStore<ToastProblem>({ key: null, message: null, occasion: 0 })
  .on(failureReported, ({ occasion }, failure) => ({ ...failure, occasion: occasion + 1 }))
  .on([notesOpened, problemToastHidden], ({ occasion }) => ({ key: null, message: null, occasion }))
/** The idempotency key with which each new note of this visit was created, by its id. */
const $creationKeys = personalStore<Record<string, string>>({}).on(
  notesOutbox.delivered,
  (creationKeys, { key, payload, response }) =>
    payload.kind === 'add' ? { ...creationKeys, [response.note.id]: key } : creationKeys,
)

export const $cards = combine(
  {
    notes: $notes,
    newest: $newest,
    savedMeanwhile: notes.changesTo([]),
    deleted: $deleted,
    entries: notesOutbox.$entries,
    drafts: noteDrafts.$drafts,
    creationKeys: $creationKeys,
  },
  ({ notes, newest, savedMeanwhile, ...facts }) => noteCards({ notes: notes ?? newest ?? savedMeanwhile, ...facts }),
)

sample({ clock: notesOpened, target: [notesNeeded, loadNotesFx] })

// docs/product/notes.md#shown-once
sample({
  clock: notesOutbox.failed,
  source: notesOutbox.$entries,
  filter: (entries, { key }) => entries[key]?.failures === 1 && entries[key].current === undefined,
  fn: (_, { key, message }) => ({ key, message }),
  target: failureReported,
})
sample({ clock: deletionFailed, target: failureReported })
// An edit may be rejected because its note is gone: then its text is listed as recovered.
sample({
  clock: notesOutbox.failed,
  filter: ({ payload, isTransient, current }) => payload.kind === 'edit' && !isTransient && current === undefined,
  fn: () => {},
  target: loadNotesFx,
})

/** With a note as it is now: a list that was read later may have a newer version. */
function withNote(all: Note[], note: Note): Note[] {
  const known = all.find(({ id }) => id === note.id)
  // It may be old: one that was brought back, or one of which a part of the list has not come yet.
  if (!known) return [note, ...all].toSorted(newestFirst)
  return known.version > note.version ? all : all.map((each) => (each === known ? note : each))
}
