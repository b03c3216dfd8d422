import type { EditableDocument } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, merge, sample } from 'effector'
import { $conflict } from './autosave.model.ts'
import { discardDraft } from './draft.api.ts'
import { $body, $document, $isDirty, editorOpened, textReplaced } from './draft.model.ts'
import { textSetAside } from './set-aside.model.ts'
import { serverText } from './start-of.ts'

// What the person chooses between two texts; the one that is not chosen is set aside.

/** Of two texts the one in this form is saved over the other. */
export const mineKept = createEvent()
/** Of two texts the one that the server has comes into the form. */
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

/** Whose text it is that the server has, as the beginning of a sentence. */
export const ownerOf = ({ draft, revisions, revision }: EditableDocument) =>
  (draft ? draft.author : revisions.find(({ number }) => number === revision)?.author)?.name ?? 'the file'

const kept = sample({
  clock: mineKept,
  source: { conflict: $conflict, body: $body },
}).filterMap(({ conflict, body }) => (conflict ? { document: conflict, body } : undefined))
const taken = sample({
  clock: theirsTaken,
  source: { conflict: $conflict, body: $body },
}).filterMap(({ conflict, body }) => (conflict ? { document: conflict, body } : undefined))

sample({
  clock: kept,
  fn: ({ document }) => ({
    title: `Text of ${ownerOf(document)}, which you saved over`,
    body: serverText(document).body,
  }),
  target: textSetAside,
})
sample({
  clock: taken,
  fn: ({ body }) => ({ title: 'Your text, before you took the other one', body }),
  target: textSetAside,
})
sample({
  clock: merge([kept, taken.map(({ document }) => ({ document, body: serverText(document).body }))]),
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
  fn: () => 'The draft is discarded. Its text is below, in case you want it back.',
  target: announced,
})
