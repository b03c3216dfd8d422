import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { isSameBody } from './same-body.ts'

interface EditorText {
  /** In the form. */
  body: DocumentBody
  /** What the server had. */
  saved: DocumentBody
  version: number
  base: number
}

/**
 * The editor's text after the server has published, scheduled, restored or reset the document: what readers see. What is not saved yet
 * stays; so does a draft that is still there.
 */
export function textAfter(text: EditorText, document: EditableDocument): EditorText {
  // Another's draft is found by the next save.
  if (document.draft) return text
  const isClean = isSameBody(text.body, text.saved)
  return { version: 0, base: document.revision, body: isClean ? document.body : text.body, saved: document.body }
}
