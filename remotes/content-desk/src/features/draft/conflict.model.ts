import { personalStore } from '@stepwise/shared/session'
import { merge, sample } from 'effector'
import { type Conflict, goesOn, mergeWithoutAsking } from './conflict.ts'
import { readCurrent } from './draft.api.ts'
import {
  $base,
  $body,
  $documentId,
  $savedBody,
  $unacknowledged,
  bodyChanged,
  documentChanged,
  editorOpened,
  saveDraftFx,
  startedInConflict,
  textMerged,
  textReplaced,
} from './draft.model.ts'
import { isSameBody } from './same-body.ts'
import { serverText } from './server-text.ts'

// A save over another text (docs/product/content-desk.md#both-texts).

/** The server has another text than the form, and the person chooses. */
export const $conflict = personalStore<Conflict | null>(null)

const refused = sample({
  clock: saveDraftFx.fail,
  source: { id: $documentId, saved: $savedBody, sent: $unacknowledged, began: $base },
  filter: ({ id }, { params }) => id === params.id,
  fn: (form, { params, error }) => ({ ...form, version: params.version, document: readCurrent(error) }),
}).filterMap(({ document, version, saved, sent, began }): Conflict | undefined => {
  if (!document) return undefined
  const { body: theirs, version: serverVersion } = serverText(document)
  // Merging would send the same again, and get the same response.
  if (serverVersion === version) return { document, base: null, sent }
  // Not another's text: the response to an earlier save from here was lost, or it was published from here meanwhile.
  const isOurs = sent.some((body) => isSameBody(body, theirs))
  if (isOurs) return { document, base: theirs, sent }
  return { document, base: goesOn(document, began) ? saved : null, sent }
})

const met = sample({
  clock: merge([refused, startedInConflict]),
  source: $body,
  fn: (body, conflict) => ({ conflict, body }),
})
// A conflict may end while it waits: the person takes their own change of the same part back.
const writtenOn = sample({ clock: bodyChanged, source: $conflict, fn: (conflict, body) => ({ conflict, body }) })
sample({
  clock: merge([met, writtenOn]).filterMap(({ conflict, body }) => {
    const merged = conflict && mergeWithoutAsking(conflict, body)
    return merged ? { document: conflict.document, before: body, merged } : undefined
  }),
  target: textMerged,
})
$conflict
  .on(met, (last, { conflict, body }) => (mergeWithoutAsking(conflict, body) ? last : conflict))
  .reset(editorOpened, textReplaced, textMerged, documentChanged)
