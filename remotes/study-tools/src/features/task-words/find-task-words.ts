import type { EssayWord } from '@stepwise/shared/contracts'
import { isAtClause, isNamed, isNounAsked, isQuestionAsked, isVerbAsked, longestBefore } from './is-asked.ts'
import { quotesIn } from './quotes.ts'
import { buildAdjectivePattern, buildFormsPattern, buildNounPattern, kindOf } from './word-forms.ts'

/** A piece of the question; `word` is the entry of the table that it is a form of. */
export interface Piece {
  text: string
  word?: EssayWord
}

export interface Match {
  start: number
  end: number
  word: EssayWord
}

/**
 * The question in pieces that, joined, are the question; those that are a task word in any of its forms carry it
 * (docs/product/study-tools.md#forms).
 */
export function findTaskWords(asked: string, words: readonly EssayWord[]): Piece[] {
  const question = withPlainLetters(asked)
  const pieces: Piece[] = []
  let position = 0
  for (const { start, end, word } of matchTaskWords(question, words)) {
    if (start > position) pieces.push({ text: question.slice(position, start) })
    pieces.push({ text: question.slice(start, end), word })
    position = end
  }
  if (position < question.length) pieces.push({ text: question.slice(position) })
  return pieces
}

/** The words of the pieces, each once, in the order of the question. */
export function pickTaskWords(pieces: readonly Piece[]): EssayWord[] {
  return [...new Set(pieces.flatMap(({ word }) => word ?? []))]
}

/**
 * Where task words stand in the text, in its order. Where two overlap the longer one counts: “compare and contrast”, not “compare”.
 * What someone else is quoted with asks nothing, unless nothing else does.
 */
export function matchTaskWords(text: string, words: readonly EssayWord[]): Match[] {
  const verbs = withoutOverlaps(words.filter((word) => kindOf(word) !== 'modifier').flatMap(makeMatcher(text)))
  const modifiers = words
    .filter((word) => kindOf(word) === 'modifier')
    .flatMap((word) => modifiersIn(text, word, verbs))
  const all = withoutOverlaps([...verbs, ...modifiers])
  const quotes = quotesIn(text)
  const unquoted = all.filter(({ start }) => !quotes.some((quote) => start > quote.start && start < quote.end))
  return unquoted.length > 0 ? unquoted : all
}

const makeMatcher =
  (text: string) =>
  (word: EssayWord): Match[] => {
    const kind = kindOf(word)
    const found = findPlaces(text, buildFormsPattern(word), (before, form, after) => {
      if (kind === 'noun') return isNounAsked(before, form, after)
      if (kind === 'question') return isQuestionAsked(before, form, after)
      return kind === 'extent' || isVerbAsked(before, form)
    })
    const noun = buildNounPattern(word)
    return [...found, ...(noun ? findPlaces(text, noun, isNamed) : [])].map((place) => ({ ...place, word }))
  }

const quality = /^\s+(?:ill|acclaimed|endangered|important|defined|written|stated)\b/i

/** A modifier stands before its verb or after it, ends a sentence, or begins one whose verb the table does not have. */
function modifiersIn(text: string, word: EssayWord, verbs: readonly Match[]): Match[] {
  const starts = new Set(verbs.map(({ start }) => start))
  const ends = new Set(verbs.map(({ end }) => end))
  const found = findPlaces(text, buildFormsPattern(word), (before, _, after, { start, end }) => {
    const between = /^,?\s+(?:(?:and|but|yet)\s+)?(?:[a-z]+ly,?\s+)?/i.exec(after)?.[0].length ?? 0
    const space = /\s*$/.exec(before)?.[0].length ?? 0
    const isBeside = (between > 0 && starts.has(end + between)) || (space > 0 && ends.has(start - space))
    if (isBeside || /^\s*(?:[.?!(]|$)/.test(after)) return true
    return isAtClause(before) && !quality.test(after)
  })
  const adjective = buildAdjectivePattern(word)
  return [...found, ...(adjective ? findPlaces(text, adjective, isNamed) : [])].map((place) => ({ ...place, word }))
}

type Test = (before: string, form: string, after: string, place: { start: number; end: number }) => boolean

/** Where the form stands as a word of its own and passes the test of what is around it. */
function findPlaces(text: string, form: RegExp, isMeant: Test): { start: number; end: number }[] {
  const places = []
  for (let match = form.exec(text); match; match = form.exec(text)) {
    const place = { start: match.index, end: form.lastIndex }
    const before = text.slice(Math.max(0, place.start - longestBefore), place.start)
    const isWord = !/[\p{L}\p{N}'’-]$/u.test(before) || /(?:^|[\s(])['’]$/.test(before)
    if (isWord && isMeant(before, match[0], text.slice(place.end, place.end + longestBefore), place)) places.push(place)
    else form.lastIndex = place.start + 1
  }
  return places
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
export const withPlainLetters = (text: string) =>
  text.replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC')).replaceAll(/[\u00AD\u200B]/g, '')
