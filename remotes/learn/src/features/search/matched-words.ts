export interface NamePart {
  text: string
  isMatched: boolean
}

/** How alike two words must be: as alike as the server wants those that it takes for a misspelling. */
const likeness = 0.45

/**
 * A name in parts, those words marked that answer the query: they begin with one of its words, or look like one of them, so
 * that a misspelt word too shows what it has found.
 */
export function matchedWords(name: string, query: string): NamePart[] {
  const asked = tellingWords(wordsOf(query).map(fold))
  return name
    .split(/([\p{L}\p{N}]+)/u)
    .map((text, at) => ({ text, isMatched: at % 2 === 1 && asked.some((word) => isLike(fold(text), word)) }))
    .filter(({ text }) => text !== '')
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Small words stand in many names and answer nothing, unless there are no others. */
function tellingWords(words: string[]) {
  const telling = words.filter((word) => !smallWords.test(word))
  return telling.length > 0 ? telling : words
}

const smallWords = /^(a|an|and|are|at|do|for|from|how|i|in|is|it|my|of|on|or|that|the|to|what|when|with|you|your)$/

function isLike(word: string, asked: string) {
  if (word.startsWith(asked) || (word[0] === asked[0] && sorted(word) === sorted(asked))) return true
  const [ofWord, ofAsked] = [trigrams(word), trigrams(asked)]
  const common = [...ofWord].filter((trigram) => ofAsked.has(trigram)).length
  return (2 * common) / (ofWord.size + ofAsked.size) >= likeness
}

const sorted = (word: string) => [...word].sort().join('')

function trigrams(word: string) {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
