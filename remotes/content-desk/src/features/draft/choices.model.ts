import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, sample } from 'effector'
import { $conflict } from './conflict.model.ts'
import { mergeConflict } from './conflict.ts'
import { discardDraft } from './draft.api.ts'
import {
  $body,
  $document,
  $isDirty,
  editorOpened,
  saveDraftFx,
  textMerged,
  textReplaced,
  textTaken,
} from './draft.model.ts'
import type { Side } from './merge-bodies.ts'
import { serverText } from './server-text.ts'

// What the person chooses between two texts, or between what both have made of the same parts. Undo leads to the one that is not chosen.

/** What is in this form is saved over the other. */
export const mineKept = createEvent()
/** What the server has comes into the form. */
export const theirsTaken = createEvent()
/** The text of a revision comes into the form, to be changed, and goes on from `base`: one that is scheduled, was cancelled or discarded. */
export const revisionTaken = createEvent<{ base: number; body: DocumentBody }>()
/** This text gave way to the one in the form: Undo leads to it (features/undo). */
export const textGaveWay = createEvent<DocumentBody>()
/** Opens the dialog that asks whether to go back to what readers see. What is not saved yet is saved meanwhile (autosave.model.ts). */
export const discardRequested = createEvent()
export const discardConfirmed = createEvent()
export const discardCancelled = createEvent()

export const $isDiscardAsked = personalStore(false)
/** The person has said so, and a save is still on its way. */
export const $isDiscardDue = personalStore(false)
export const $discardFailure = personalStore<string | null>(null)
/** There is something to discard: a draft on the server, or a text that is not there yet. */
export const $isDiscardable = combine($document, $isDirty, (document, isDirty) => document?.draft != null || isDirty)

export const discardDraftFx = createEffect(async (document: EditableDocument) => {
  const answer = document.draft ? await discardDraft(document.id) : undefined
  return answer ?? { ...document, draft: null }
})

/** Whose text it is that the server has; null for the file. */
export const findAuthor = ({ draft, revisions, revision }: EditableDocument) =>
  (draft ? draft.author : revisions.find(({ number }) => number === revision)?.author) ?? null

const chosen = sample({
  clock: [mineKept.map((): Side => 'mine'), theirsTaken.map((): Side => 'theirs')],
  source: { conflict: $conflict, body: $body },
  fn: (both, side) => ({ ...both, side }),
}).filterMap(({ conflict, body, side }) => {
  if (!conflict) return undefined
  const { document } = conflict
  const theirs = serverText(document).body
  const merged = mergeConflict(conflict, body, side)
  const other = mergeConflict(conflict, body, side === 'mine' ? 'theirs' : 'mine')?.body
  return { document, mine: body, theirs, side, merged, other: other ?? (side === 'mine' ? theirs : null) }
})
sample({
  clock: chosen.filterMap(({ document, mine, merged }) => (merged ? { document, before: mine, merged } : undefined)),
  target: textMerged,
})
sample({
  clock: chosen.filter({ fn: ({ merged }) => merged === null }),
  fn: ({ document, mine, theirs, side }) => ({ document, body: side === 'mine' ? mine : theirs }),
  target: textReplaced,
})

// After the change: Undo takes back what was written here, not what others have changed. A text that is replaced as a whole is a step itself.
sample({ clock: chosen.filterMap(({ other }) => other ?? undefined), target: textGaveWay })
sample({ clock: revisionTaken, target: textTaken })
sample({ clock: revisionTaken, fn: () => 'The text is in the form.', target: announced })

$isDiscardAsked.on(discardRequested, () => true).reset(discardCancelled, discardDraftFx.done, editorOpened)
$discardFailure
  .on(discardDraftFx.failData, (_, error) => messageFor(error))
  .reset(discardRequested, discardDraftFx, editorOpened)
// A save that is on its way would make a draft again.
$isDiscardDue.on(discardConfirmed, () => true).reset(discardCancelled, discardDraftFx, editorOpened)
sample({
  clock: sample({
    clock: [discardConfirmed, saveDraftFx.finally],
    source: { document: $document, isDue: $isDiscardDue, isSaving: saveDraftFx.pending },
  }).filterMap(({ document, isDue, isSaving }) => (document && isDue && !isSaving ? document : undefined)),
  target: discardDraftFx,
})
const discarded = sample({
  clock: discardDraftFx.done,
  source: $document,
  filter: (document, { params }) => document?.id === params.id,
  fn: (_, { result }) => result,
})
sample({ clock: discarded, fn: (document) => ({ document, body: serverText(document).body }), target: textReplaced })
sample({
  clock: discarded,
  fn: () => 'The draft has been discarded. It is in the history, and Undo brings it back.',
  target: announced,
})
