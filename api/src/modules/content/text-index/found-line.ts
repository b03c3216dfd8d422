import { splitWords } from './words.ts'

/** What can be found: by its name and its text. The other names are shown with its own. */
export interface Indexed {
  name: string
  body: string
  flow_name?: string | null
  learning_module_name?: string | null
  chapter_name?: string | null
  software_name?: string | null
}

/** One word of a query as it is searched: itself, or the known words that it can stand for. */
export interface Term {
  words: readonly string[]
  isUnfinished: boolean
}

/** Characters of a line that a result has room for. */
const longestLine = 140

/** The line of an entry's text with the most of the words that its name, and what is shown with it, do not have; null: there is none. */
export function foundLine(entry: Indexed, tests: readonly WordTest[]): string | null {
  const shown = [entry.name, entry.flow_name, entry.learning_module_name, entry.chapter_name, entry.software_name]
  const shownWords = wordsOfLine(shown.filter(Boolean).join(' '))
  const missing = tests.filter(({ isIn }) => !shownWords.some(isIn))
  if (missing.length === 0) return null
  let best: { line: string; count: number } | null = null
  for (const line of splitSentences(entry.body)) {
    if (!mayHave(line, missing)) continue
    const words = wordsOfLine(line)
    const count = missing.filter(({ isIn }) => words.some(isIn)).length
    if (count > (best?.count ?? 0)) best = { line, count }
    if (count === missing.length) break
  }
  return best && shorten(best.line, (text) => splitWords(text).some((word) => missing.some(({ isIn }) => isIn(word))))
}

/** Finds a word of a query in a text, as the index does. */
export interface WordTest {
  /** Whether a word of a text is what the index finds. */
  isIn: (word: string) => boolean
  /** How all those words begin. */
  beginnings: readonly string[]
}

/** `stemOf`: the stem of a word, which the index knows for the words of its texts. */
export function buildTest({ words, isUnfinished }: Term, stemOf: (word: string) => string): WordTest {
  const starts = [...words, ...words.map(stemOf)]
  // A stem may end in another letter than its word: "studi" of "study".
  const beginnings = starts.map((start) => start.slice(0, Math.min(3, Math.max(1, start.length - 1))))
  const isStart = (word: string) => starts.some((start) => (isUnfinished ? word.startsWith(start) : word === start))
  return {
    beginnings,
    isIn: (word) =>
      beginnings.some((beginning) => word.startsWith(beginning)) && (isStart(word) || isStart(stemOf(word))),
  }
}

/** Most lines have nothing that is searched for, which is seen before their words are taken apart: that is slow. */
function mayHave(line: string, tests: readonly WordTest[]) {
  const lower = line.toLowerCase()
  return hasAccents(lower) || tests.some(({ beginnings }) => beginnings.some((one) => lower.includes(one)))
}

/** The same as `splitWords`, and faster for English. */
const wordsOfLine = (line: string) =>
  hasAccents(line) ? splitWords(line) : (line.toLowerCase().match(/[a-z0-9]+/g) ?? [])

/** Letters beyond a to z, and what has no width; quotes and dashes are none. */
const hasAccents = (line: string) => /[^\0-\x7f‘’“”–—…\u00A0]/.test(line)

const splitSentences = (text: string) =>
  text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A long line begins a few words before the one that was found. */
function shorten(line: string, isFound: (word: string) => boolean) {
  if (line.length <= longestLine) return line
  const words = line.split(/\s+/)
  const found = Math.max(0, words.findIndex(isFound))
  let from = found
  while (from > 0 && words.slice(from - 1, found).join(' ').length <= longestLine / 3) from -= 1
  let to = found + 1
  while (to < words.length && words.slice(from, to + 1).join(' ').length <= longestLine) to += 1
  return `${from > 0 ? '…' : ''}${words.slice(from, to).join(' ')}${to < words.length ? '…' : ''}`
}
