import type { EditableDocument } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { pauseBeforeRetry, watchNetwork } from '@stepwise/shared/retry'
import { personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, merge, sample } from 'effector'
import { debounce } from 'patronum'
import {
  $base,
  $body,
  $documentId,
  $isDirty,
  $startKind,
  $unanswered,
  $version,
  bodyChanged,
  documentChanged,
  draftSaved,
  editorClosed,
  editorOpened,
  saveDraftFx,
  startedInConflict,
  textReplaced,
} from './draft.model.ts'
import { isSameBody } from './same-body.ts'

/** The server gets the text this many ms after the last change (docs/product/content-desk.md#drafts). */
const saveDelayMs = 1500

/** The page is about to be hidden or left. */
export const pageHidden = createEvent()

/** The document as the server has it, while another text was written here: the person chooses. */
export const $conflict = personalStore<EditableDocument | null>(null)
/** Why the last save failed. */
export const $saveFailure = personalStore<Error | null>(null)
/** Failed saves in a row. */
const $failures = personalStore(0)
/** Moment of the last save of this visit. */
export const $savedAt = personalStore<string | null>(null)
const pauseFx = createEffect(pauseBeforeRetry)

const failed = sample({
  clock: saveDraftFx.fail,
  source: $documentId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
})
const networkReturned = watchNetwork([failed])

// A save over another text.

const refused = sample({
  clock: failed.filterMap((error) => currentOf(error)),
  source: { unanswered: $unanswered, body: $body },
  fn: ({ unanswered, body }, document) => ({
    document,
    body,
    // Not another's text: the answer to an earlier save from here was lost.
    isOurs: document.draft !== null && unanswered.some((sent) => isSameBody(sent, document.draft?.body)),
  }),
})
sample({
  clock: refused,
  filter: ({ isOurs }) => isOurs,
  fn: ({ document, body }) => ({ document, body }),
  target: textReplaced,
})
$conflict
  .on(refused, (conflict, { document, isOurs }) => (isOurs ? conflict : document))
  .on(startedInConflict, (_, document) => document)
  .reset(editorOpened, textReplaced, documentChanged)

// When to save.

$failures.on(failed, (failures) => failures + 1).reset(draftSaved, textReplaced, editorOpened)
$saveFailure
  .on(failed, (failure, error) => (currentOf(error) ? failure : error))
  .reset(draftSaved, textReplaced, editorOpened)
$savedAt.on(draftSaved, (_, { result }) => result.savedAt).reset(editorOpened)

sample({
  clock: failed,
  source: $failures,
  filter: (_, error) => isWorthRetry(error),
  target: pauseFx,
})
const retryDue = merge([
  // A pause is over only if nothing was tried since it began.
  sample({ clock: pauseFx.done, source: $failures, filter: (failures, { params }) => failures === params }),
  sample({ clock: networkReturned, source: $failures, filter: (failures) => failures > 0 }),
])
sample({
  clock: [
    debounce(bodyChanged, saveDelayMs),
    retryDue,
    pageHidden,
    editorClosed,
    // What was written while a save was on its way, and what the device had.
    draftSaved,
    textReplaced,
    sample({ clock: $startKind, filter: (kind) => kind === 'restored' }),
  ],
  source: combine({
    id: $documentId,
    body: $body,
    version: $version,
    base: $base,
    isDirty: $isDirty,
    conflict: $conflict,
    isSaving: saveDraftFx.pending,
  }).map(({ id, isDirty, conflict, isSaving, ...text }) =>
    id !== null && isDirty && conflict === null && !isSaving ? { id, ...text } : null,
  ),
  filter: Boolean,
  target: saveDraftFx,
})

/** The document that came with a 409. */
function currentOf(error: Error): EditableDocument | undefined {
  const failure = error instanceof CallError ? error.failure : null
  return failure?.kind === 'http' && failure.status === 409 && failure.current
    ? (failure.current as EditableDocument)
    : undefined
}

/** Whether the same may be accepted later. What the server has refused waits for a change. */
function isWorthRetry(error: Error): boolean {
  const failure = error instanceof CallError ? error.failure : null
  if (failure?.kind !== 'http') return failure?.kind !== 'aborted'
  return failure.status >= 500 || [401, 408, 429].includes(failure.status)
}
