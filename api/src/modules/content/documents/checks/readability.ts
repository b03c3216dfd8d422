import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

// Of fewer words than these, a grade says nothing.
const fewestWords = 30
// A school grade is reached at this age more.
const ageOfGrade = 5
const longSentenceWords = 20
const mostLongSentences = 5

export function countWords(text: string) {
  return text.match(word)?.length ?? 0
}

/**
 * How hard texts are to read: their words, the age by the Flesch–Kincaid grade (null when there are too few words to tell), and the sentences of
 * more than 20 words, the longest first. Each text is a paragraph or a line.
 */
export function readability(texts: readonly string[]) {
  const all = texts
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()))
    .map((sentence) => ({ sentence, words: countWords(sentence) }))
    .filter(({ words }) => words > 0)
  const words = all.reduce((sum, each) => sum + each.words, 0)
  const syllables = all.reduce((sum, { sentence }) => sum + syllable(sentence), 0)
  const grade = fleschKincaid({ sentence: all.length, word: words, syllable: syllables })
  return {
    words,
    readingAge: words < fewestWords ? null : Math.max(ageOfGrade, Math.round(grade + ageOfGrade)),
    longSentences: all
      .filter((each) => each.words > longSentenceWords)
      .sort((one, other) => other.words - one.words)
      .slice(0, mostLongSentences)
      .map(({ sentence }) => sentence),
  }
}
