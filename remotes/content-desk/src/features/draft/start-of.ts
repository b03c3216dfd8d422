import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { type Conflict, goesOn, mergeWithoutAsking } from './conflict.ts'
import type { MergedBody } from './merge-bodies.ts'
import { isRecord, isSameBody } from './same-body.ts'
import { type ServerText, serverText } from './server-text.ts'

/** A text that the server does not have yet, as it is on the device. */
export interface DeviceDraft {
  body: DocumentBody
  /** Of the draft on the server that it goes on from; 0 without one. */
  version: number
  /** The revision that it began from; 0 is the file. */
  base: number
  /** What was sent and not answered: if the server has it, the response was lost. */
  sent: DocumentBody | null
  /** What the server had when it was begun. Drafts of an earlier release do not have it. */
  saved?: DocumentBody
  /** ISO moment of the last change. */
  changedAt: string
}

/** How the editor begins. `restored`: from the device. `conflict`: the server's text changed since the device's was begun. */
export interface EditorStart extends ServerText {
  kind: 'fresh' | 'restored' | 'conflict'
  /** What the server had when this text was begun. */
  saved: DocumentBody
  /** The device's text, with what others have changed since. */
  merged?: MergedBody
  conflict?: Conflict
}

export function chooseStart(document: EditableDocument, stored: DeviceDraft | undefined): EditorStart {
  const server = serverText(document)
  const fresh = { ...server, saved: server.body, kind: 'fresh' } as const
  if (!stored || isSameBody(stored.body, server.body)) return fresh
  const isResponseLost = stored.sent !== null && isSameBody(stored.sent, server.body)
  const isBasisHere = stored.version === server.version && (stored.version > 0 || stored.base === server.base)
  if (isResponseLost || isBasisHere) return { ...fresh, body: stored.body, kind: 'restored' }

  const saved = isRecord(stored.saved) ? stored.saved : null
  const sent = isRecord(stored.sent) ? [stored.sent] : []
  const conflict = { document, base: goesOn(document, stored.base) ? saved : null, sent }
  const merged = mergeWithoutAsking(conflict, stored.body)
  if (merged && isSameBody(merged.body, server.body)) return fresh
  if (merged) return { ...fresh, body: merged.body, kind: 'restored', merged }
  const { body, version, base } = stored
  return { body, version, base, saved: saved ?? server.body, kind: 'conflict', conflict }
}

/** Whether a stored value, perhaps of another release, is a text of this editor. */
export function isDeviceDraft(stored: unknown): stored is DeviceDraft {
  return (
    isRecord(stored) && isRecord(stored.body) && typeof stored.version === 'number' && typeof stored.base === 'number'
  )
}
