import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'

/** What the server has: the draft, or else what readers see. */
export interface ServerText {
  body: DocumentBody
  version: number
  base: number
}

export const serverText = ({ draft, body, revision }: EditableDocument): ServerText =>
  draft ? { body: draft.body, version: draft.version, base: draft.base } : { body, version: 0, base: revision }
