import type { EditableDocument, Presence } from '@stepwise/shared/contracts'
import { $user, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { refreshDocument, sendPresence } from './draft.api.ts'
import {
  $document,
  $documentId,
  $startKind,
  documentRefreshed,
  editorOpened,
  findNewest,
  saveDraftFx,
} from './draft.model.ts'

/** It is time to tell the server that the editor is open. */
export const presenceDue = createEvent()

/** Who else has the document in the editor now. */
export const $editors = personalStore<readonly { name: string }[]>([])

export const sendPresenceFx = createEffect(sendPresence)
/** The document as others have left it. */
export const refreshDocumentFx = createEffect(refreshDocument)

sample({
  clock: [sample({ clock: $startKind, filter: (kind) => kind !== null }), presenceDue],
  source: { id: $documentId, document: $document, user: $user },
  filter: ({ id, document, user }) => id !== null && document !== null && user !== null,
  fn: ({ id }) => id ?? '',
  target: sendPresenceFx,
})
$editors.on(sendPresenceFx.doneData, (_, { editors }) => editors).reset(editorOpened)

sample({
  clock: sendPresenceFx.done,
  source: { document: $document, isSaving: saveDraftFx.pending },
  filter: ({ document, isSaving }, { params, result: { facts } }) =>
    document?.id === params && !isSaving && facts !== undefined && !isAsKnown(document, facts),
  fn: (_, { params }) => params,
  target: refreshDocumentFx,
})
sample({ clock: refreshDocumentFx.doneData, target: documentRefreshed })

function isAsKnown(document: EditableDocument, facts: NonNullable<Presence['facts']>): boolean {
  return (
    facts.revision === document.revision &&
    facts.newest === findNewest(document) &&
    facts.scheduledFor === document.scheduledFor &&
    facts.draft === (document.draft?.version ?? 0)
  )
}
