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
  const asked = wordsOf(query).map(fold)
  return name
    .split(/([\p{L}\p{N}]+)/u)
    .map((text, at) => ({ text, isMatched: at % 2 === 1 && asked.some((word) => isLike(fold(text), word)) }))
    .filter(({ text }) => text !== '')
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function isLike(word: string, asked: string) {
  if (word.startsWith(asked)) return true
  const [ofWord, ofAsked] = [trigrams(word), trigrams(asked)]
  const common = [...ofWord].filter((trigram) => ofAsked.has(trigram)).length
  return (2 * common) / (ofWord.size + ofAsked.size) >= likeness
}

function trigrams(word: string) {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
