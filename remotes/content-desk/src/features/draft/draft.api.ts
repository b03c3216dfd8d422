import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { CallError, call } from '@stepwise/shared/http'

export const loadDocument = async (id: string) =>
  (await call('GET /content_desk/documents/:id', { params: { id }, failures: 'page-if-reached' })).document

/** The same behind the back of the person: a failure changes nothing. */
export const refreshDocument = async (id: string) =>
  (await call('GET /content_desk/documents/:id', { params: { id }, failures: 'caller' })).document

/** A text on its way to the server. `version` and `base` as in contracts/document.ts. */
export interface DraftSave {
  id: string
  body: DocumentBody
  version: number
  base: number
}

export const saveDraft = async ({ id, ...body }: DraftSave) =>
  (await call('PUT /content_desk/documents/:id/draft', { params: { id }, body })).draft

/** The document as the server has it, when that has refused a save over another text. */
export function readCurrent(error: unknown): EditableDocument | undefined {
  const failure = error instanceof CallError ? error.failure : null
  return failure?.kind === 'http' && failure.status === 409 && failure.current
    ? (failure.current as EditableDocument)
    : undefined
}

export const discardDraft = async (id: string) =>
  (await call('DELETE /content_desk/documents/:id/draft', { params: { id } })).document

export const sendPresence = (id: string) => call('PUT /content_desk/documents/:id/presence', { params: { id } })
