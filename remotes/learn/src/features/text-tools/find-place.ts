import type { TextPlace } from '../highlights/pending-highlight.ts'

/** Characters before and after a highlight by which its place is known, without spaces. */
const contextLength = 40

export const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')

/** What is stored of the characters from `from` to `to` of a text without spaces. */
export function describePlace(text: string, from: number, to: number): Omit<TextPlace, 'quote'> {
  return {
    prefix: text.slice(Math.max(0, from - contextLength), from),
    suffix: text.slice(to, to + contextLength),
    startOffset: from,
  }
}

/**
 * Where the words of a highlight are in a text without spaces: of several places the one with the same words around it, then the nearest to
 * where it was. Null when they are no longer in it.
 */
export function findPlace(text: string, { quote, prefix, suffix, startOffset }: TextPlace) {
  const words = withoutSpaces(quote)
  if (words === '') return null
  let best: { from: number; context: number } | null = null
  for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + 1)) {
    const context = commonEnd(text.slice(0, from), prefix) + commonStart(text.slice(from + words.length), suffix)
    const isNearer = best && Math.abs(from - startOffset) < Math.abs(best.from - startOffset)
    if (!best || context > best.context || (context === best.context && isNearer)) best = { from, context }
  }
  return best && { from: best.from, to: best.from + words.length }
}

function commonStart(one: string, other: string) {
  let length = 0
  while (length < other.length && one[length] === other[length]) length += 1
  return length
}

function commonEnd(one: string, other: string) {
  let length = 0
  while (length < other.length && length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
