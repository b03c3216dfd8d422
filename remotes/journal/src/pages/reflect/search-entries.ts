import type { Reflection } from '@stepwise/shared/contracts'
import { foldText } from '@stepwise/shared/contracts/fold-text'
import { answerFields } from './entry/prompts.ts'

/**
 * The entries that contain every word of the query, in the title or an answer; all of them for an empty query. Compared as
 * `foldText` does: people do not type a word the same way twice.
 */
export function searchEntries(entries: readonly Reflection[], query: string): readonly Reflection[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = foldText([entry.title, ...answerFields.map((field) => entry[field])].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
