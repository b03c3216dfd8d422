import { computeSound } from './words.ts'

export interface KnownWord {
  word: string
  sound: string
}

/** Makes a word that sounds the same near even when many of its letters differ. */
const soundBonus = 0.75
const maxCorrections = 3

/**
 * The known words that a misspelt one can stand for, the nearest first; none when none is near enough. `isUnfinished` means that
 * the word may still be typed, so that its end is missing.
 */
export function findCorrections(misspelt: string, known: readonly KnownWord[], isUnfinished: boolean): string[] {
  const sound = computeSound(misspelt)
  const near = known
    .map((candidate) => ({ word: candidate.word, distance: distanceTo(candidate) }))
    .filter(({ distance }) => distance <= tolerance(misspelt))
    .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
  const nearest = near[0]?.distance ?? 0
  return near
    .filter(({ distance }) => distance < nearest + 0.5)
    .flatMap(({ word }, at) => (at < maxCorrections ? word : []))

  function distanceTo(candidate: KnownWord) {
    const { whole, start } = editDistance(misspelt, candidate.word)
    const letters = isUnfinished ? Math.min(whole, start + 1) : whole
    return soundsLike(candidate) ? Math.min(letters, 2) - soundBonus : letters
  }

  // Too many words start with the same two consonants.
  function soundsLike(candidate: KnownWord) {
    if (candidate.sound === sound) return sound.length > 1
    return isUnfinished && sound.length > 2 && candidate.sound.startsWith(sound)
  }
}

/** The most edits between a misspelt word and the one that was meant. */
export const maxTolerance = 3

function tolerance({ length }: string) {
  if (length < 3) return 0
  if (length < 5) return 1
  return length < 8 ? 2 : maxTolerance
}

/**
 * The edit distance (insert, delete, replace, swap neighbours) from one word to the whole of another, and to the nearest start
 * of it.
 */
function editDistance(from: string, to: string) {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return { whole: at(last, to.length), start: Math.min(...last) }
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
