import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { isRecord, isSameBody } from './same-body.ts'

/** A text that the server does not have yet, as it is on the device. */
export interface DeviceDraft {
  body: DocumentBody
  /** Of the draft on the server that it goes on from; 0 without one. */
  version: number
  /** The revision that it began from; 0 is the file. */
  base: number
  /** What was sent and not answered: if the server has it, the answer was lost. */
  sent: DocumentBody | null
  /** ISO moment of the last change. */
  changedAt: string
}

/** What the server has: the draft, or else what readers see. */
export interface ServerText {
  body: DocumentBody
  version: number
  base: number
}

export const serverText = ({ draft, body, revision }: EditableDocument): ServerText =>
  draft ? { body: draft.body, version: draft.version, base: draft.base } : { body, version: 0, base: revision }

/** How the editor begins. `restored`: from the device. `conflict`: the server's text changed since the device's was begun. */
export interface EditorStart extends ServerText {
  kind: 'fresh' | 'restored' | 'conflict'
}

export function startOf(document: EditableDocument, stored: DeviceDraft | undefined): EditorStart {
  const server = serverText(document)
  if (!stored || isSameBody(stored.body, server.body)) return { ...server, kind: 'fresh' }
  const isAnswerLost = stored.sent !== null && isSameBody(stored.sent, server.body)
  const isBasisHere = stored.version === server.version && (stored.version > 0 || stored.base === server.base)
  return isAnswerLost || isBasisHere
    ? { ...server, body: stored.body, kind: 'restored' }
    : { body: stored.body, version: stored.version, base: stored.base, kind: 'conflict' }
}

/** Whether a stored value, perhaps of another release, is a text of this editor. */
export function isDeviceDraft(stored: unknown): stored is DeviceDraft {
  return (
    isRecord(stored) && isRecord(stored.body) && typeof stored.version === 'number' && typeof stored.base === 'number'
  )
}
