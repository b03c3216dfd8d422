import type { PartOfSpeech } from '@stepwise/shared/contracts'
import { irregularForms } from './irregular-forms.ts'

/** Endings of forms, and what stands in their place in the base form: the rules of WordNet's own search (Morphy). */
const endings: Record<PartOfSpeech, readonly (readonly [RegExp, string])[]> = {
  noun: [
    [/(?<=s|x|z|ch|sh)es$/, ''],
    [/ies$/, 'y'],
    [/men$/, 'man'],
    [/s$/, ''],
  ],
  verb: [
    [/ies$/, 'y'],
    [/ied$/, 'y'],
    [/es$/, 'e'],
    [/es$/, ''],
    [/s$/, ''],
    [/(?<=\1([bdgklmnprtvz]))(?:ed|ing)$/, '-'],
    [/(?:ed|ing)$/, 'e'],
    [/(?:ed|ing)$/, ''],
  ],
  adjective: [
    [/iest$/, 'y'],
    [/ier$/, 'y'],
    [/(?<=\1([bdgmnpt]))(?:er|est)$/, '-'],
    [/(?:er|est)$/, 'e'],
    [/(?:er|est)$/, ''],
  ],
  adverb: [],
}

/** What the base form of a word in lower case may be, the word itself first. A letter that was doubled before an ending is single again. */
export function baseForms(word: string, part: PartOfSpeech): string[] {
  const irregular = irregularForms[part]?.get(word)
  const regular = endings[part]
    .filter(([ending]) => ending.test(word))
    .map(([ending, replacement]) => word.replace(ending, replacement).replace(/.-$/, ''))
  return [...new Set([...(irregular ? [irregular] : []), word, ...regular])].filter((form) => form.length > 1)
}
