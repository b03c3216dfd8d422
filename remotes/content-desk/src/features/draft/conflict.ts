import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { type MergedBody, mergeBodies, type Side } from './merge-bodies.ts'
import { serverText } from './server-text.ts'

/** The server has another text than the one that this form goes on from. */
export interface Conflict {
  /** As the server has it. */
  document: EditableDocument
  /** What both texts began from. Null where that is not known, or where the person must see all of it: then nothing is merged. */
  base: DocumentBody | null
  /** What was sent from here and not answered. */
  sent: readonly DocumentBody[]
}

/** Both texts in one; null where they cannot be merged. */
export function mergeConflict(
  { document, base, sent }: Conflict,
  mine: DocumentBody,
  preferred?: Side,
): MergedBody | null {
  return base && mergeBodies({ base, mine, theirs: serverText(document).body, sent }, preferred)
}

/** The same, if no one needs to be asked. */
export function mergeWithoutAsking(conflict: Conflict, mine: DocumentBody): MergedBody | null {
  const merged = mergeConflict(conflict, mine)
  return merged?.conflicts.length === 0 ? merged : null
}

/**
 * Whether the server's text goes on from the draft that was there before: someone has saved or published it since `revision`. One that
 * was discarded, planned, restored or reset took it back, and merging it in would take back what was written here, unasked.
 */
export function goesOn({ draft, revision, revisions }: EditableDocument, before: number): boolean {
  if (draft) return true
  const live = revisions.find(({ number }) => number === revision)
  return revision > before && live?.action === 'publish'
}
