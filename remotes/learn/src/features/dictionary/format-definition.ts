import type { Definition } from '@stepwise/shared/contracts'

/** The first meanings of a word as the text of a note, a line for each part of speech. */
export function formatDefinition({ word, course, entries }: Definition): string {
  return (
    [
      ...course.map(({ term, meaning }) => `${term}: ${meaning}`),
      ...entries.map(({ lemma, partOfSpeech, meanings }) => `${lemma} (${partOfSpeech}): ${meanings[0]?.text ?? ''}`),
    ]
      .join('\n')
      .trim() || word
  )
}
