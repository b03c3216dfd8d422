export interface NamePart {
  text: string
  isMatched: boolean
}

/** How similar a misspelt word must be to a word of the query: the share of their trigrams that are the same. */
const minSimilarity = 0.45

/** A name in parts. Words are marked that begin with a word of the query, or are so similar that it may be misspelt. */
export function matchedWords(name: string, query: string): NamePart[] {
  const queryWords = significantWords(wordsOf(query).map(fold))
  return name
    .split(/([\p{L}\p{N}]+)/u)
    .map((text, at) => ({ text, isMatched: at % 2 === 1 && queryWords.some((word) => isLike(fold(text), word)) }))
    .filter(({ text }) => text !== '')
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

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
