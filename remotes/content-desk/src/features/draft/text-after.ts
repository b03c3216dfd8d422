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
 * The editor's text after the server has published, restored or reset the document. What is not saved yet stays; so does a draft
 * that is still there. A text that waits for its time stays in the form too, since readers see the one before it until then.
 */
export function textAfter(text: EditorText, document: EditableDocument): EditorText {
  // Another's draft is found by the next save.
  if (document.draft) return text
  const newest = document.revisions.reduce<(typeof document.revisions)[number] | null>(
    (last, revision) => (last && last.number > revision.number ? last : revision),
    null,
  )
  const next = { version: 0, base: document.revision }
  if (newest?.state === 'scheduled' && text.version > 0) return { ...text, ...next }
  const isClean = isSameBody(text.body, text.saved)
  return { ...next, body: isClean ? document.body : text.body, saved: document.body }
}
