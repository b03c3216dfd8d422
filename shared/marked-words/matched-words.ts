import { foldText } from '@stepwise/shared/contracts/fold-text'

export interface NamePart {
  text: string
  isMatched: boolean
}

/** How similar a misspelt word must be to a word of the query: the share of their trigrams that are the same. */
const minSimilarity = 0.45

/** A name in parts. Words are marked that begin with a word of the query, or are so similar that it may be misspelt. */
export function matchedWords(name: string, query: string): NamePart[] {
  const queryWords = significantWords(foldText(query).match(/[\p{L}\p{N}]+/gu) ?? [])
  return name
    .split(word)
    .map((text, at) => ({ text, isMatched: at % 2 === 1 && queryWords.some((word) => isLike(foldText(text), word)) }))
    .filter(({ text }) => text !== '')
}

/** With the accents that stand by themselves, and what has no width. */
const word = /([\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*)/u

/** Small words are in many names: they count only if there are no others. */
function significantWords(words: string[]) {
  const significant = words.filter((word) => !smallWords.test(word))
  return significant.length > 0 ? significant : words
}

const smallWords = /^(a|an|and|are|at|do|for|from|how|i|in|is|it|my|of|on|or|that|the|to|what|when|with|you|your)$/

function isLike(word: string, queried: string) {
  if (word.startsWith(queried) || (word[0] === queried[0] && sorted(word) === sorted(queried))) return true
  const [ofWord, ofQueried] = [trigrams(word), trigrams(queried)]
  const common = [...ofWord].filter((trigram) => ofQueried.has(trigram)).length
  return (2 * common) / (ofWord.size + ofQueried.size) >= minSimilarity
}

const sorted = (word: string) => [...word].sort().join('')

function trigrams(word: string) {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
