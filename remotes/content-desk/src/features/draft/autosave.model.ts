import { CallError } from '@stepwise/shared/http'
import { pauseBeforeRetry, watchNetwork } from '@stepwise/shared/retry'
import { personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, merge, sample } from 'effector'
import { debounce } from 'patronum'
import { discardRequested } from './choices.model.ts'
import { $conflict } from './conflict.model.ts'
import { readCurrent } from './draft.api.ts'
import {
  $base,
  $body,
  $documentId,
  $isDirty,
  $startKind,
  $version,
  bodyChanged,
  draftSaved,
  editorClosed,
  editorOpened,
  saveDraftFx,
  textMerged,
  textReplaced,
} from './draft.model.ts'

/** The server gets the text this many ms after the last change (docs/product/content-desk.md#drafts). */
const saveDelayMs = 1500

/** The page is about to be hidden or left. */
export const pageHidden = createEvent()

/** Why the last save failed. */
export const $saveFailure = personalStore<Error | null>(null)
/** Failed saves in a row. */
const $failures = personalStore(0)
const pauseFx = createEffect(pauseBeforeRetry)

const failed = sample({
  clock: saveDraftFx.fail,
  source: $documentId,
  filter: (id, { params }) => id === params.id,
  fn: (_, { error }) => error,
})
const networkReturned = watchNetwork([failed])

// When to save.

$failures.on(failed, (failures) => failures + 1).reset(draftSaved, textReplaced, textMerged, editorOpened)
$saveFailure
  .on(failed, (failure, error) => (readCurrent(error) ? failure : error))
  .reset(draftSaved, textReplaced, textMerged, editorOpened)

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
    discardRequested,
    editorClosed,
    // What was written while a save was on its way, and what the device had.
    draftSaved,
    textReplaced,
    textMerged,
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

/** Whether the same may be accepted later. What the server has refused waits for a change. */
function isWorthRetry(error: Error): boolean {
  const failure = error instanceof CallError ? error.failure : null
  if (failure?.kind !== 'http') return failure?.kind !== 'aborted'
  return failure.status >= 500 || [401, 408, 429].includes(failure.status)
}
