import type { Reflection } from '@stepwise/shared/contracts'
import { answerFields } from './entry/prompts.ts'

/**
 * The entries in which every word of the query stands, in the title or an answer; all of them while nothing is asked for. Case,
 * accents and the kind of apostrophe make no difference: people do not type them the same way twice.
 */
export function searchEntries(entries: readonly Reflection[], query: string): readonly Reflection[] {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = plain([entry.title, ...answerFields.map((field) => entry[field])].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʼ`]/g, "'")
    .toLocaleLowerCase('en-GB')
    .replaceAll(/\s+/g, ' ')
}
