import type { EssayWord } from '@stepwise/shared/contracts'
import { formsOf } from './directive-forms.ts'

/** A piece of the question; `word` is the directive that it is a form of. */
export interface Piece {
  text: string
  word?: EssayWord
}

interface Found {
  start: number
  end: number
  word: EssayWord
}

/**
 * The question in pieces, with its directives found: whole words in any of their forms. Where two overlap the longer one counts
 * ("critically evaluate", not "evaluate"). The pieces joined are the question.
 */
export function findDirectives(question: string, words: readonly EssayWord[]): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  for (const { start, end, word } of withoutOverlaps(words.flatMap((word) => placesOf(question, word)))) {
    if (start > position) pieces.push({ text: question.slice(position, start) })
    pieces.push({ text: question.slice(start, end), word })
    position = end
  }
  if (position < question.length) pieces.push({ text: question.slice(position) })
  return pieces
}

/** The directives of the pieces, each once, in the order in which the question has them. */
export function directivesOf(pieces: readonly Piece[]): EssayWord[] {
  return [...new Set(pieces.flatMap(({ word }) => word ?? []))]
}

function placesOf(question: string, word: EssayWord): Found[] {
  return [...question.matchAll(formsOf(word.directive))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word,
  }))
}

function withoutOverlaps(found: Found[]): Found[] {
  const byWeight = found.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || b.word.directive.length - a.word.directive.length,
  )
  const kept: Found[] = []
  for (const place of byWeight) {
    if (kept.every((other) => place.end <= other.start || place.start >= other.end)) kept.push(place)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}
