import type { EssayWord } from '@stepwise/shared/contracts'
import { buildForms, findPlaces } from './directive-forms.ts'

/** A piece of the question; `word` is the directive that it is a form of. */
export interface Piece {
  text: string
  word?: EssayWord
}

interface Match {
  start: number
  end: number
  word: EssayWord
}

/**
 * The question in pieces that, joined, are the question; those that are a directive in any of its forms carry it. Where two
 * directives overlap the longer one counts: "critically evaluate", not "evaluate".
 */
export function findDirectives(asked: string, words: readonly EssayWord[]): Piece[] {
  const question = withPlainLetters(asked)
  const pieces: Piece[] = []
  let position = 0
  for (const { start, end, word } of withoutOverlaps(words.flatMap((word) => findMatches(question, word)))) {
    if (start > position) pieces.push({ text: question.slice(position, start) })
    pieces.push({ text: question.slice(start, end), word })
    position = end
  }
  if (position < question.length) pieces.push({ text: question.slice(position) })
  return pieces
}

/** The directives of the pieces, each once, in the order of the question. */
export function listDirectives(pieces: readonly Piece[]): EssayWord[] {
  return [...new Set(pieces.flatMap(({ word }) => word ?? []))]
}

function findMatches(question: string, word: EssayWord): Match[] {
  return buildForms(word.directive).flatMap((form) => findPlaces(question, form).map((place) => ({ ...place, word })))
}

function withoutOverlaps(matches: Match[]): Match[] {
  const longestFirst = matches.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || b.word.directive.length - a.word.directive.length,
  )
  const separate: Match[] = []
  for (const match of longestFirst) {
    if (separate.every((other) => match.end <= other.start || match.start >= other.end)) separate.push(match)
  }
  return separate.toSorted((a, b) => a.start - b.start)
}

/** What is copied from a PDF has ligatures for letters, and hyphens that no one sees in its words. */
const withPlainLetters = (text: string) =>
  text.replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC')).replaceAll(/[\u00AD\u200B]/g, '')
