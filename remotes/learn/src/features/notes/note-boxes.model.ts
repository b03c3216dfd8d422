import type { Note, Step } from '@stepwise/shared/contracts'
import { newKey } from '@stepwise/shared/drafts'
import { signedOut } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $step } from '../step/step.model.ts'
import { lengthProblem } from './note-limit.ts'
import { noteReceived } from './notes.model.ts'
import {
  addDraftId,
  editId,
  type NoteDraft,
  type PendingEdit,
  type PendingNote,
  pendingNewNote,
  placeOfNote,
  placeOfStep,
  refusedDraftId,
  takesNotes,
} from './pending-note.ts'
import { drafts, outbox } from './unsaved-notes.model.ts'

// What is typed: the add box of the step on screen, and the edit box of each note.

export const addTyped = createEvent<string>()
export const addSubmitted = createEvent()
export const editStarted = createEvent<Note>()
export const editTyped = createEvent<{ note: Note; content: string }>()
export const editSubmitted = createEvent<Note>()
export const editCancelled = createEvent<Note>()
/** The text of a new note that was refused is changed, by the key of its card. */
export const refusedEditStarted = createEvent<string>()
export const refusedEditTyped = createEvent<{ key: string; content: string }>()
export const refusedEditSubmitted = createEvent<string>()
export const refusedEditCancelled = createEvent<string>()
/** Escape has emptied a box. What was in it can be brought back. */
export const draftCleared = createEvent<string>()
export const clearedDraftRestored = createEvent<string>()
/** A note was edited in two places; the person has seen both texts and keeps their own, or the other. */
export const ownTextKept = createEvent<Note>()
export const otherTextKept = createEvent<Note>()

/** The step on screen, when it takes notes. */
export const $noteStep = $step.map((step) => (takesNotes(step) ? step : null))
/** What is in its add box; null when nothing is. */
export const $addDraft = combine($noteStep, drafts.$drafts, (step, kept) => (step && kept[addDraftId(step.id)]) ?? null)
/** What was cleared in this visit, by draft. */
export const $clearedDrafts = createStore<Record<string, NoteDraft>>({})

const createPendingNoteFx = createEffect(({ step, draft }: { step: Step; draft: NoteDraft }) => ({
  key: newKey(),
  payload: pendingNewNote(placeOfStep(step), draft),
}))

const draftCopied = sample({
  clock: draftCleared,
  source: drafts.$drafts,
  filter: (kept, id) => kept[id] !== undefined,
  fn: (kept, id) => ({ id, draft: kept[id] as NoteDraft }),
})
$clearedDrafts.on(draftCopied, (cleared, { id, draft }) => ({ ...cleared, [id]: draft })).reset(signedOut)
sample({ clock: draftCopied, fn: ({ id }) => id, target: drafts.discarded })
sample({
  clock: clearedDraftRestored,
  source: $clearedDrafts,
  filter: (cleared, id) => cleared[id] !== undefined,
  fn: (cleared, id) => ({ id, value: cleared[id] as NoteDraft }),
  target: drafts.changed,
})

// The add box. An empty one is no draft.
const addChanged = sample({
  clock: addTyped,
  source: { step: $noteStep, draft: $addDraft },
  filter: ({ step }) => step !== null,
  fn: ({ step, draft }, content) => ({
    id: addDraftId(step?.id ?? ''),
    value: { ...draft, content, place: step ? placeOfStep(step) : undefined },
  }),
})
sample({ clock: addChanged, filter: ({ value }) => !isNothing(value), target: drafts.changed })
sample({ clock: addChanged, filter: ({ value }) => isNothing(value), fn: ({ id }) => id, target: drafts.discarded })
sample({
  clock: addSubmitted,
  source: { step: $noteStep, draft: $addDraft },
  filter: (written): written is { step: Step; draft: NoteDraft } => written.step !== null && canSave(written.draft),
  target: createPendingNoteFx,
})
sample({ clock: createPendingNoteFx.doneData, target: outbox.posted })
sample({ clock: createPendingNoteFx.done, fn: ({ params }) => addDraftId(params.step.id), target: drafts.discarded })

// The edit boxes. A note is in edit mode while it has a draft, so a crash leaves it there.
sample({
  clock: editStarted,
  source: outbox.$entries,
  fn: (waiting, note) => ({
    id: editId(note.id),
    value: {
      content: waiting[editId(note.id)]?.payload.content ?? note.content,
      version: note.version,
      place: placeOfNote(note),
    },
  }),
  target: drafts.changed,
})
sample({
  clock: editTyped,
  source: drafts.$drafts,
  fn: (kept, { note, content }) => ({
    id: editId(note.id),
    value: { content, version: kept[editId(note.id)]?.version ?? note.version, place: placeOfNote(note) },
  }),
  target: drafts.changed,
})
const editFinished = sample({
  clock: editSubmitted,
  source: drafts.$drafts,
  filter: (kept, { id }) => canSave(kept[editId(id)] ?? null),
  fn: (kept, note) => ({ note, draft: kept[editId(note.id)] as NoteDraft }),
})
sample({
  clock: editFinished,
  source: outbox.$entries,
  filter: (waiting, { note, draft }) =>
    draft.content.trim() !== (waiting[editId(note.id)]?.payload.content ?? note.content),
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
  target: outbox.posted,
})
sample({ clock: editFinished, fn: ({ note }) => editId(note.id), target: drafts.discarded })
sample({ clock: editCancelled, fn: ({ id }) => editId(id), target: draftCleared })
// An edit that arrives while the person goes on editing is no edit of somebody else.
sample({
  clock: outbox.delivered,
  source: drafts.$drafts,
  filter: (kept, { key, payload }) => payload.kind === 'edit' && kept[key]?.version === payload.version,
  fn: (kept, { key, answer }) => ({
    id: key,
    value: { ...(kept[key] as NoteDraft), version: answer.note.version },
  }),
  target: drafts.changed,
})

// A new note that was refused: it was never stored, so that another text may go under its key.
sample({
  clock: refusedEditStarted,
  source: outbox.$entries,
  filter: (waiting, key) => waiting[key]?.state === 'rejected',
  fn: (waiting, key) => ({ id: refusedDraftId(key), value: { content: waiting[key]?.payload.content ?? '' } }),
  target: drafts.changed,
})
sample({
  clock: refusedEditTyped,
  fn: ({ key, content }) => ({ id: refusedDraftId(key), value: { content } }),
  target: drafts.changed,
})
const refusedEditSaved = sample({
  clock: refusedEditSubmitted,
  source: { kept: drafts.$drafts, waiting: outbox.$entries },
  filter: ({ kept, waiting }, key) => waiting[key] !== undefined && canSave(kept[refusedDraftId(key)] ?? null),
  fn: ({ kept, waiting }, key) => ({
    key,
    payload: { ...(waiting[key]?.payload as PendingNote), content: kept[refusedDraftId(key)]?.content.trim() ?? '' },
  }),
})
sample({ clock: refusedEditSaved, target: outbox.posted })
sample({ clock: refusedEditCancelled, fn: refusedDraftId, target: draftCleared })
sample({
  clock: [refusedEditSaved.map(({ key }) => key), outbox.discarded, outbox.delivered.map(({ key }) => key)],
  source: drafts.$drafts,
  filter: (kept, key) => kept[refusedDraftId(key)] !== undefined,
  fn: (_, key) => refusedDraftId(key),
  target: drafts.discarded,
})

sample({
  clock: ownTextKept,
  source: outbox.$entries,
  filter: (waiting, { id }) => waiting[editId(id)]?.payload.kind === 'edit',
  fn: (waiting, { id, version }) => ({
    key: editId(id),
    payload: { ...(waiting[editId(id)]?.payload as PendingEdit), version },
  }),
  target: outbox.posted,
})
sample({ clock: otherTextKept, fn: ({ id }) => editId(id), target: outbox.discarded })
sample({ clock: otherTextKept, target: noteReceived })

const isNothing = ({ content, videoTime }: NoteDraft) => content === '' && videoTime == null

const canSave = (draft: NoteDraft | null) =>
  draft !== null && draft.content.trim() !== '' && lengthProblem(draft.content) === null
