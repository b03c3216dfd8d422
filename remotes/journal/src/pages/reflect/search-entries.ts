import type { Reflection } from '@stepwise/shared/contracts'
import { answerFields } from './entry/prompts.ts'

/**
 * The entries that contain every word of the query, in the title or an answer; all of them for an empty query. Case, accents and
 * the kind of apostrophe make no difference: people do not type them the same way twice.
 */
export function searchEntries(entries: readonly Reflection[], query: string): readonly Reflection[] {
  const words = normalize(query).split(' ').filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = normalize([entry.title, ...answerFields.map((field) => entry[field])].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʼ`]/g, "'")
    .toLocaleLowerCase('en-GB')
    .replaceAll(/\s+/g, ' ')
}
