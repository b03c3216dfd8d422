import type { EditableDocument } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, sample } from 'effector'
import { $conflict } from './conflict.model.ts'
import { mergeConflict } from './conflict.ts'
import { discardDraft } from './draft.api.ts'
import { $body, $document, $isDirty, editorOpened, textMerged, textReplaced } from './draft.model.ts'
import type { Side } from './merge-bodies.ts'
import { serverText } from './server-text.ts'
import { textSetAside } from './set-aside.model.ts'

// What the person chooses between two texts, or between what both have made of the same parts; the text that is not chosen is set aside.

/** What is in this form is saved over the other. */
export const mineKept = createEvent()
/** What the server has comes into the form. */
export const theirsTaken = createEvent()
/** Opens the dialog that asks whether to go back to what readers see. */
export const discardRequested = createEvent()
export const discardConfirmed = createEvent()
export const discardCancelled = createEvent()

export const $isDiscardAsked = personalStore(false)
export const $discardFailure = personalStore<string | null>(null)
/** There is something to discard: a draft on the server, or a text that is not there yet. */
export const $isDiscardable = combine($document, $isDirty, (document, isDirty) => document?.draft != null || isDirty)

export const discardDraftFx = createEffect(async (document: EditableDocument) => {
  if (document.draft) await discardDraft(document.id)
  return { ...document, draft: null }
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
  return { document, mine: body, theirs: serverText(document).body, side, merged: mergeConflict(conflict, body, side) }
})
sample({
  clock: chosen,
  fn: ({ document, mine, theirs, side }) =>
    side === 'mine'
      ? { title: `Text of ${findAuthor(document)?.name ?? 'the file'}, which you saved over`, body: theirs }
      : { title: 'Your text, before you took the other one', body: mine },
  target: textSetAside,
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

$isDiscardAsked.on(discardRequested, () => true).reset(discardCancelled, discardDraftFx.done, editorOpened)
$discardFailure
  .on(discardDraftFx.failData, (_, error) => messageFor(error))
  .reset(discardRequested, discardDraftFx, editorOpened)
sample({ clock: discardConfirmed, source: $document, filter: (document) => document !== null, target: discardDraftFx })
const discarded = sample({
  clock: discardDraftFx.done,
  source: { document: $document, body: $body },
  filter: ({ document }, { params }) => document?.id === params.id,
  fn: ({ body }, { result }) => ({ document: result, before: body }),
})
sample({
  clock: discarded,
  fn: ({ before }) => ({ title: 'The draft that you discarded', body: before }),
  target: textSetAside,
})
sample({ clock: discarded, fn: ({ document }) => ({ document, body: document.body }), target: textReplaced })
sample({
  clock: discarded,
  fn: () => 'The draft has been discarded. Its text is below, in case you want it back.',
  target: announced,
})
