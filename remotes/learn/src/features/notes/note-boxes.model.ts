import type { Note, Step } from '@stepwise/shared/contracts'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, sample } from 'effector'
import { $step } from '../step/step.model.ts'
import type { NoteCard } from './note-cards.ts'
import { lengthProblem } from './note-limit.ts'
import { $cards, noteReceived } from './notes.model.ts'
import {
  addDraftId,
  editId,
  type NoteDraft,
  newNoteEntry,
  type PendingNote,
  placeOfNote,
  placeOfStep,
  rejectedDraftId,
  takesNotes,
} from './pending-note.ts'
import { noteDrafts, notesOutbox } from './unsaved-notes.model.ts'

// The add box of the step on screen, and the edit box of each note.

export const addTyped = createEvent<string>()
export const addSubmitted = createEvent()
export const editStarted = createEvent<Note>()
export const editTyped = createEvent<{ note: Note; content: string }>()
export const editSubmitted = createEvent<Note>()
export const editCancelled = createEvent<Note>()
/** The person changes a new note that the server has rejected, by the key of its entry. */
export const rejectedEditStarted = createEvent<string>()
export const rejectedEditTyped = createEvent<{ key: string; content: string }>()
export const rejectedEditSubmitted = createEvent<string>()
export const rejectedEditCancelled = createEvent<string>()
/** Escape has emptied a box, by the id of its draft. */
export const draftCleared = createEvent<string>()
export const clearedDraftRestored = createEvent<string>()
/** A note was edited in two places. The person has seen both texts and keeps their own, or the other one. */
export const ownTextKept = createEvent<Note>()
export const otherTextKept = createEvent<Note>()

const cancelledMessage = 'The note stays as it was.'

/** The step on screen if it takes notes. */
export const $noteStep = $step.map((step) => (takesNotes(step) ? step : null))
/** Null while the add box is empty. */
export const $addDraft = combine(
  $noteStep,
  noteDrafts.$drafts,
  (step, drafts) => (step && drafts[addDraftId(step.id)]) ?? null,
)
/** Drafts that were cleared in this visit, by id. They can be restored. */
export const $clearedDrafts = personalStore<Record<string, NoteDraft>>({})

const createEntryFx = createEffect(({ step, draft }: { step: Step; draft: NoteDraft }) =>
  newNoteEntry(placeOfStep(step), draft),
)

const draftSetAside = sample({
  clock: draftCleared,
  source: { drafts: noteDrafts.$drafts, cards: $cards },
  fn: ({ drafts, cards }, id) => ({ ...draftWithId(drafts, id), card: cards.find((card) => boxIdOf(card) === id) }),
}).filter({ fn: hasDraft })
// What is as it was saved is no change to bring back, and must not replace one.
$clearedDrafts.on(draftSetAside, (cleared, { id, value, card }) =>
  isChanged(value, card) ? { ...cleared, [id]: value } : cleared,
)
sample({ clock: draftSetAside, fn: ({ id }) => id, target: noteDrafts.discarded })
// docs/product/notes.md#cleared-said
sample({
  clock: draftSetAside,
  filter: ({ value, card }) => card !== undefined || isChanged(value, card),
  fn: ({ value, card }) => (card ? formatCancelled(card, isChanged(value, card)) : formatCleared(value)),
  target: announced,
})
const clearedDraftFound = sample({ clock: clearedDraftRestored, source: $clearedDrafts, fn: draftWithId })
sample({ clock: clearedDraftFound, filter: hasDraft, target: noteDrafts.changed })

// The add box
const addChanged = sample({
  clock: addTyped,
  source: { step: $noteStep, draft: $addDraft },
  fn: ({ step, draft }, content) =>
    step && { id: addDraftId(step.id), value: { ...draft, content, place: placeOfStep(step) } },
}).filter({ fn: (change) => change !== null })
sample({ clock: addChanged, filter: ({ value }) => !isEmpty(value), target: noteDrafts.changed })
sample({ clock: addChanged, filter: ({ value }) => isEmpty(value), fn: ({ id }) => id, target: noteDrafts.discarded })
sample({
  clock: addSubmitted,
  source: { step: $noteStep, draft: $addDraft },
  filter: (written): written is { step: Step; draft: NoteDraft } => written.step !== null && canSave(written.draft),
  target: createEntryFx,
})
sample({ clock: createEntryFx.doneData, target: notesOutbox.posted })
sample({ clock: createEntryFx.done, fn: ({ params }) => addDraftId(params.step.id), target: noteDrafts.discarded })

// The edit boxes. A note is in edit mode while it has a draft, so after a crash it is in edit mode again.
sample({
  clock: editStarted,
  source: notesOutbox.$entries,
  fn: (entries, note) => ({
    id: editId(note.id),
    value: {
      content: entries[editId(note.id)]?.payload.content ?? note.content,
      version: note.version,
      place: placeOfNote(note),
    },
  }),
  target: noteDrafts.changed,
})
sample({
  clock: editTyped,
  source: noteDrafts.$drafts,
  fn: (drafts, { note, content }) => ({
    id: editId(note.id),
    value: { content, version: drafts[editId(note.id)]?.version ?? note.version, place: placeOfNote(note) },
  }),
  target: noteDrafts.changed,
})
const editFinished = sample({
  clock: editSubmitted,
  source: noteDrafts.$drafts,
  fn: (drafts, note) => ({ note, draft: drafts[editId(note.id)] }),
}).filter({ fn: (edit): edit is { note: Note; draft: NoteDraft } => canSave(edit.draft) })
sample({
  clock: editFinished,
  source: notesOutbox.$entries,
  filter: (entries, { note, draft }) =>
    draft.content.trim() !== (entries[editId(note.id)]?.payload.content ?? note.content),
  fn: (_, { note, draft }) => ({
    key: editId(note.id),
    payload: {
      kind: 'edit' as const,
      id: note.id,
      content: draft.content.trim(),
      version: draft.version ?? note.version,
      place: placeOfNote(note),
    },
  }),
  target: notesOutbox.posted,
})
sample({ clock: editFinished, fn: ({ note }) => editId(note.id), target: noteDrafts.discarded })
sample({ clock: editCancelled, fn: ({ id }) => editId(id), target: draftCleared })
// The person goes on editing while their first edit is saved: its new version is not a conflict.
const editedVersionSaved = sample({
  clock: notesOutbox.delivered,
  source: noteDrafts.$drafts,
  fn: (drafts, { key, payload, response }): { id: string; value: NoteDraft | undefined } => {
    const draft = drafts[key]
    const isSameVersion = payload.kind === 'edit' && draft?.version === payload.version
    return { id: key, value: draft && isSameVersion ? { ...draft, version: response.note.version } : undefined }
  },
})
sample({ clock: editedVersionSaved, filter: hasDraft, target: noteDrafts.changed })

// A rejected new note was never stored, so its key may be used for another text.
sample({
  clock: rejectedEditStarted,
  source: notesOutbox.$entries,
  filter: (entries, key) => entries[key]?.state === 'rejected',
  fn: (entries, key) => ({ id: rejectedDraftId(key), value: { content: entries[key]?.payload.content ?? '' } }),
  target: noteDrafts.changed,
})
sample({
  clock: rejectedEditTyped,
  fn: ({ key, content }) => ({ id: rejectedDraftId(key), value: { content } }),
  target: noteDrafts.changed,
})
const rejectedEditFinished = sample({
  clock: rejectedEditSubmitted,
  source: { drafts: noteDrafts.$drafts, entries: notesOutbox.$entries },
  fn: ({ drafts, entries }, key) => {
    const payload = entries[key]?.payload
    const draft = drafts[rejectedDraftId(key)]
    return payload && canSave(draft) ? { key, payload: { ...payload, content: draft.content.trim() } } : null
  },
}).filter({ fn: (entry) => entry !== null })
sample({ clock: rejectedEditFinished, target: notesOutbox.posted })
sample({ clock: rejectedEditCancelled, fn: rejectedDraftId, target: draftCleared })
sample({
  clock: [
    rejectedEditFinished.map(({ key }) => key),
    notesOutbox.discarded,
    notesOutbox.delivered.map(({ key }) => key),
  ],
  source: noteDrafts.$drafts,
  filter: (drafts, key) => drafts[rejectedDraftId(key)] !== undefined,
  fn: (_, key) => rejectedDraftId(key),
  target: noteDrafts.discarded,
})

const ownTextPosted = sample({
  clock: ownTextKept,
  source: notesOutbox.$entries,
  fn: (entries, { id, version }) => withVersion(entries[editId(id)]?.payload, version),
}).filter({ fn: (payload) => payload !== null })
sample({ clock: ownTextPosted, fn: (payload) => ({ key: editId(payload.id), payload }), target: notesOutbox.posted })
sample({ clock: otherTextKept, fn: ({ id }) => editId(id), target: notesOutbox.discarded })
sample({ clock: otherTextKept, target: noteReceived })

function draftWithId(drafts: Readonly<Record<string, NoteDraft>>, id: string) {
  return { id, value: drafts[id] }
}

function hasDraft<Found extends { value: NoteDraft | undefined }>(found: Found): found is Found & { value: NoteDraft } {
  return found.value !== undefined
}

/** The id of the draft in the edit box of a card. */
function boxIdOf({ note, key }: NoteCard): string {
  return note ? editId(note.id) : rejectedDraftId(key)
}

/** `card` is the one that is edited; there is none for a new note, which may have no more than a moment of its video. */
function isChanged({ content, videoTime }: NoteDraft, card: NoteCard | undefined): boolean {
  if (!card && videoTime != null) return true
  return content.trim() !== '' && content !== card?.content
}

function formatCleared({ content }: NoteDraft): string {
  const what = content.trim() === '' ? 'The moment of the video' : 'Your text'
  return `${what} is cleared. The button “Bring back what I cleared” has it.`
}

/** What a cancelled edit leaves; where the changes are, only if the card offers them (see NoteProblem). */
function formatCancelled({ note, state }: NoteCard, isChanged: boolean): string {
  if (!isChanged) return cancelledMessage
  if (note === null) return `${cancelledMessage} Edit it again to have your changes back.`
  return state === 'saved' ? `${cancelledMessage} Edit it again, or bring your changes back.` : cancelledMessage
}

function isEmpty({ content, videoTime }: NoteDraft): boolean {
  return content === '' && videoTime == null
}

function canSave(draft: NoteDraft | null | undefined): draft is NoteDraft {
  return draft != null && draft.content.trim() !== '' && lengthProblem(draft.content) === null
}

function withVersion(payload: PendingNote | undefined, version: number) {
  return payload?.kind === 'edit' ? { ...payload, version } : null
}
