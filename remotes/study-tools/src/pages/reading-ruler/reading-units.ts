import type { RulerUnit } from './reading-ruler.model.ts'

/** Where the ruler can lie: some sentences or lines of one paragraph, and their numbers in the text, from 1. */
export interface Place {
  index: number
  first: number
  last: number
  parts: string[]
}

const splitParagraphs = (text: string) =>
  text
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

// Firefox has it since 125.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : null

function splitParagraph(paragraph: string): string[] {
  if (!segmenter)
    return paragraph.match(/[^.!?]*[.!?]+["”’)]*|[^.!?]+$/g)?.map((sentence) => sentence.trim()) ?? [paragraph]
  return [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** For each paragraph its sentences. */
export const splitSentences = (text: string) => splitParagraphs(text).map(splitParagraph)

/** For each paragraph its words. */
export const splitWords = (text: string) => splitParagraphs(text).map((paragraph) => paragraph.split(/\s+/))

/**
 * Groups words into the lines on which the browser has set them.
 * @param tops the top of each word, in pixels
 */
export function groupLines(words: string[], tops: number[]): string[] {
  const lines: string[][] = []
  words.forEach((word, index) => {
    const line = (tops[index] ?? 0) > (tops[index - 1] ?? Number.NEGATIVE_INFINITY) + 1 ? undefined : lines.at(-1)
    if (line) line.push(word)
    else lines.push([word])
  })
  return lines.map((line) => line.join(' '))
}

/**
 * The places of the ruler, for each paragraph: it never lies over two.
 * @param height how many sentences or lines it shows
 */
export function makePlaces(paragraphs: string[][], height: number): Place[][] {
  let index = 0
  let count = 0
  return paragraphs.map((parts) =>
    groupParts(parts, height).map((group) => {
      const first = count + 1
      count += group.length
      return { index: index++, first, last: count, parts: group }
    }),
  )
}

const groupParts = (parts: string[], size: number) =>
  parts.flatMap((_, index) => (index % size === 0 ? [parts.slice(index, index + size)] : []))

export const countParts = (places: Place[]) => places.at(-1)?.last ?? 0

/** The place at about the same share of the text, after it was divided in another way. */
export function findSamePlace(before: Place[], index: number, after: Place[]): number {
  const read = (before[index]?.first ?? 1) - 1
  const share = before.length > 1 ? read / countParts(before) : 0
  const wanted = Math.round(share * countParts(after)) + 1
  return Math.max(
    0,
    after.findIndex(({ last }) => last >= wanted),
  )
}

/** As “Line 4 of 20” or “Lines 4 to 6 of 20”. */
export function placeLabel(unit: RulerUnit, { first, last }: Pick<Place, 'first' | 'last'>, total: number): string {
  const name = unit === 'line' ? 'Line' : 'Sentence'
  return first === last ? `${name} ${first} of ${total}` : `${name}s ${first} to ${last} of ${total}`
}
