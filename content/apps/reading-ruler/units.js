const paragraphsOf = (text) =>
  text
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : null

function sentencesOf(paragraph) {
  if (!segmenter)
    return paragraph.match(/[^.!?]*[.!?]+["”’)]*|[^.!?]+$/g)?.map((sentence) => sentence.trim()) ?? [paragraph]
  return [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** @returns {string[][]} for each paragraph its sentences */
export function splitSentences(text) {
  return paragraphsOf(text).map(sentencesOf)
}

/** @returns {string[][]} for each paragraph its words */
export function splitWords(text) {
  return paragraphsOf(text).map((paragraph) => paragraph.split(/\s+/))
}

/**
 * Groups words into the lines on which the browser has set them.
 * @param {string[]} words
 * @param {number[]} tops the top of each word, in pixels
 */
export function groupLines(words, tops) {
  const lines = []
  words.forEach((word, index) => {
    if (index === 0 || tops[index] > tops[index - 1] + 1) lines.push([])
    lines.at(-1).push(word)
  })
  return lines.map((line) => line.join(' '))
}

/**
 * @param {string[]} parts
 * @param {number} size
 * @returns {string[][]} the parts in groups of this size, the last with what is left
 */
export function groupsOf(parts, size) {
  return parts.flatMap((_, index) => (index % size === 0 ? [parts.slice(index, index + size)] : []))
}

/**
 * Where the ruler lies, as it is said: “Line 4 of 20” or “Lines 4 to 6 of 20”.
 * @param {'sentence' | 'line'} unit
 * @param {{ first: number, last: number }} place numbers from 1
 */
export function sayPlace(unit, { first, last }, total) {
  const name = unit === 'line' ? 'Line' : 'Sentence'
  return first === last ? `${name} ${first} of ${total}` : `${name}s ${first} to ${last} of ${total}`
}
