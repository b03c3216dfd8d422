import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { createDrafts } from '@stepwise/shared/drafts'
import { messageFor } from '@stepwise/shared/http'
import { $user, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, merge, sample } from 'effector'
import { type DraftSave, loadDocument, saveDraft } from './draft.api.ts'
import { notifyTabs } from './draft-channel.ts'
import { type MergedBody, mergeBodies } from './merge-bodies.ts'
import { isSameBody } from './same-body.ts'
import { serverText } from './server-text.ts'
import { chooseStart, type DeviceDraft, type EditorStart, isDeviceDraft } from './start-of.ts'
import { textAfter } from './text-after.ts'

/** The editor of this document is on screen, or the person tries again to load it. */
export const editorOpened = createEvent<string>()
export const editorClosed = createEvent()
/** The whole text, after a change in the form. */
export const bodyChanged = createEvent<DocumentBody>()
/** The server has answered with the document after a publication, restoration or the like. */
export const documentChanged = createEvent<EditableDocument>()
/** The document as others have left it meanwhile, or as a refused call has found it. */
export const documentRefreshed = createEvent<EditableDocument>()
/** This text comes into the form, and goes on from revision `base`: one that is scheduled, or a state before. */
export const textTaken = createEvent<{ body: DocumentBody; base: number }>()
/** Another text takes the place of the one in the form, which goes on from what the server has. */
export const textReplaced = createEvent<{ document: EditableDocument; body: DocumentBody }>()

/** What others have changed comes into the text in the form, which was `before`. */
export interface TextMerge {
  document: EditableDocument
  before: DocumentBody
  merged: MergedBody
}
/** The text in the form stays, with what others have changed, and goes on from what the server has (docs/product/content-desk.md#both-texts). */
export const textMerged = createEvent<TextMerge>()

/** Texts that the server does not have yet, by the id of their document. */
export const deviceDrafts = createDrafts<DeviceDraft>({ area: 'content-desk', $owner: $user, isValue: isDeviceDraft })

/** Whose editor is or was open last. */
export const $documentId = personalStore<string | null>(null)
/** As the server has it; null until it is loaded. */
export const $document = personalStore<EditableDocument | null>(null)
export const $loadFailure = personalStore<string | null>(null)
/** How the editor began; null until it has. */
export const $startKind = personalStore<EditorStart['kind'] | null>(null)
/** In the form. */
export const $body = personalStore<DocumentBody>({})
/** What the server had when it and this form last had the same text: the draft, or else what readers saw. */
export const $savedBody = personalStore<DocumentBody>({})
/** Of the draft on the server that this text goes on from; 0 without one. */
export const $version = personalStore(0)
/** The revision that the text began from. */
export const $base = personalStore(0)
/** What was sent and not answered, the newest last: the server may have it all the same. */
export const $unacknowledged = personalStore<readonly DocumentBody[]>([])

export const $isDirty = combine(
  $startKind,
  $body,
  $savedBody,
  (kind, body, saved) => kind !== null && !isSameBody(body, saved),
)

export const loadDocumentFx = createEffect(loadDocument)
export const saveDraftFx = createEffect(saveDraft)
const notifyTabsFx = createEffect(notifyTabs)

/** The highest number of a revision that this document names; 0 for the file. */
export const findNewest = ({ revisions }: Pick<EditableDocument, 'revisions'>) =>
  Math.max(0, ...revisions.map(({ number }) => number))

// Opening: the text begins when both the server and the device have answered.

sample({ clock: editorOpened, target: [loadDocumentFx, deviceDrafts.opened.prepend(() => {})] })
$documentId.on(editorOpened, (_, id) => id)
const loaded = sample({
  clock: loadDocumentFx.done,
  source: $documentId,
  filter: (id, { params }) => id === params,
  fn: (_, { result }): EditableDocument => result,
})
const refreshed = sample({
  clock: documentRefreshed,
  source: { id: $documentId, isDirty: $isDirty, body: $body, saved: $savedBody },
  filter: ({ id }, document) => id === document.id,
  fn: (form, document) => ({ ...form, document }),
})
$document
  .on([loaded, documentChanged], (_, document) => document)
  .on(refreshed, (_, { document }) => document)
  .reset(editorOpened)
$loadFailure.on(loadDocumentFx.failData, (_, error) => messageFor(error)).reset(editorOpened, loaded)

const begun = sample({
  clock: [loaded, deviceDrafts.loadFx.finally],
  source: {
    document: $document,
    start: $startKind,
    stored: deviceDrafts.$drafts,
    isReading: deviceDrafts.loadFx.pending,
  },
}).filterMap(({ document, start, stored, isReading }) =>
  document === null || start !== null || isReading
    ? undefined
    : { document, start: chooseStart(document, stored[document.id]), stored: stored[document.id] },
)
$startKind.on(begun, (_, { start }) => start.kind).reset(editorOpened)
$body.on(begun, (_, { start }) => start.body).on(bodyChanged, (_, body) => body)
sample({ clock: textTaken, fn: ({ body }) => body, target: bodyChanged })
$savedBody.on(begun, (_, { start }) => start.saved)
$version.on(begun, (_, { start }) => start.version)
$base.on(begun, (_, { start }) => start.base).on(textTaken, (_, { base }) => base)
/** The device has a text that does not go on from what the server has now. */
export const startedInConflict = begun.filterMap(({ start }) => start.conflict)
/** What others have changed has come into the text, perhaps before the form was there. */
export const changesCame = merge([
  textMerged,
  begun.filterMap(({ document, start: { merged }, stored }) =>
    merged && stored ? { document, before: stored.body, merged } : undefined,
  ),
])

// The server's text changes.

export const draftSaved = sample({
  clock: saveDraftFx.done,
  source: $documentId,
  filter: (id, { params }) => id === params.id,
  fn: (_, done) => done,
})
$unacknowledged
  .on(saveDraftFx, (bodies, { body }) => [...bodies.filter((other) => other !== body), body])
  .reset(draftSaved, editorOpened, textReplaced, textMerged)
$document.on(draftSaved, (document, { result }) => document && { ...document, draft: result })
$savedBody.on(draftSaved, (_, { params }) => params.body)
$version.on(draftSaved, (_, { result }) => result.version)

const changedByPanel = sample({
  clock: documentChanged,
  source: { body: $body, saved: $savedBody, version: $version, base: $base },
  fn: (text, document) => textAfter(text, document),
})
$body.on(changedByPanel, (_, { body }) => body)
$savedBody.on(changedByPanel, (_, { saved }) => saved)
$version.on(changedByPanel, (_, { version }) => version)
$base.on(changedByPanel, (_, { base }) => base)

// What is not saved yet stays: the next save finds the other text.
const untouched = refreshed.filter({ fn: ({ isDirty }) => !isDirty })
sample({
  clock: untouched.filter({ fn: ({ document, body }) => !isSameBody(serverText(document).body, body) }),
  fn: ({ document, body, saved }) => ({
    document,
    before: body,
    merged: mergeBodies({ base: saved, mine: body, theirs: serverText(document).body }),
  }),
  target: textMerged,
})
const continued = merge([
  textReplaced,
  textMerged,
  untouched.filter({ fn: ({ document, body }) => isSameBody(serverText(document).body, body) }),
])
$body.on(textReplaced, (_, { body }) => body).on(textMerged, (_, { merged }) => merged.body)
$document.on(continued, (_, { document }) => document)
$savedBody.on(continued, (_, { document }) => serverText(document).body)
$version.on(continued, (_, { document }) => serverText(document).version)
$base.on(continued, (_, { document }) => serverText(document).base)

// Other tabs show a preview of what the server has.
sample({
  clock: [
    saveDraftFx.done.map(({ params }) => params.id),
    documentChanged.map(({ id }) => id),
    textReplaced.map(({ document }) => document.id),
  ],
  target: notifyTabsFx,
})

// On the device: with every change, until the server has it.

const textWritten = sample({
  clock: [bodyChanged, continued, changedByPanel, saveDraftFx, draftSaved],
  source: {
    id: $documentId,
    start: $startKind,
    isDirty: $isDirty,
    body: $body,
    saved: $savedBody,
    version: $version,
    base: $base,
    unacknowledged: $unacknowledged,
    stored: deviceDrafts.$drafts,
  },
  filter: ({ id, start }) => id !== null && start !== null,
  fn: (source) => ({ ...source, id: source.id ?? '' }),
})
sample({
  clock: textWritten,
  filter: ({ isDirty }) => isDirty,
  fn: ({ id, body, saved, version, base, unacknowledged }) => ({
    id,
    value: { body, saved, version, base, sent: unacknowledged.at(-1) ?? null, changedAt: new Date().toISOString() },
  }),
  target: deviceDrafts.changed,
})
sample({
  clock: textWritten,
  filter: ({ id, isDirty, stored }) => !isDirty && stored[id] !== undefined,
  fn: ({ id }) => id,
  target: deviceDrafts.discarded,
})
// Saved after another document was opened.
sample({
  clock: saveDraftFx.done,
  source: { id: $documentId, stored: deviceDrafts.$drafts },
  filter: ({ id, stored }, { params }: { params: DraftSave }) =>
    id !== params.id && isSameBody(stored[params.id]?.body, params.body),
  fn: (_, { params }) => params.id,
  target: deviceDrafts.discarded,
})
