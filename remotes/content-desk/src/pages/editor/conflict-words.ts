import type { EditableDocument } from '@stepwise/shared/contracts'
import { findAuthor } from '../../features/draft/choices.model.ts'

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names.map((name) => `“${name}”`))

/** What has happened, in a sentence. `names`: the parts that both have changed; null when the whole text is another one. */
export const othersWords = (names: readonly string[] | null) =>
  names
    ? `${listOf(names)} ${names.length === 1 ? 'was' : 'were'} changed elsewhere too.`
    : 'Another text was saved in the meantime.'

/** What has happened, and what the choice does. */
export function conflictWords(document: EditableDocument, names: readonly string[] | null): string {
  const author = findAuthor(document)
  if (names) {
    const who = author?.isYou ? 'You have also changed' : `${author?.name ?? 'Someone'} has also changed`
    const where = author?.isYou ? ' in another window or on another device' : ''
    return `${who} ${listOf(names)}${where}. Choose which to keep. All other changes stay, yours and theirs. Undo leads to the text that you do not choose.`
  }
  const what = !document.draft
    ? 'This document has been published, scheduled or reset since you began to write.'
    : author?.isYou
      ? 'You have saved this document in another window or on another device.'
      : `${author?.name} has saved this document since you opened it.`
  return `${what} Here is where the two texts differ. Undo leads to the one that you do not choose.`
}
