import { $user, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { sendPresence } from './draft.api.ts'
import { $document, $documentId, $startKind, editorOpened } from './draft.model.ts'

/** It is time to tell the server that the editor is open. */
export const presenceDue = createEvent()

/** Who else has the document in the editor now. */
export const $editors = personalStore<readonly { name: string }[]>([])

export const sendPresenceFx = createEffect(sendPresence)

sample({
  clock: [sample({ clock: $startKind, filter: (kind) => kind !== null }), presenceDue],
  source: { id: $documentId, document: $document, user: $user },
  filter: ({ id, document, user }) => id !== null && document !== null && user !== null,
  fn: ({ id }) => id ?? '',
  target: sendPresenceFx,
})
$editors.on(sendPresenceFx.doneData, (_, editors) => editors).reset(editorOpened)
