import { formatCount } from '@stepwise/shared/counts'

/** A copy of contracts/note.ts, which would bring zod; note-limit.test.ts compares them. */
export const noteLimit = 10_000

/** What the counter below a box says. */
export function characterCount(text: string): string {
  return `${text.trim().length.toLocaleString('en-GB')} of ${formatCount(noteLimit, 'character')}`
}

/** Why a text is too long to be saved; null when it is not. */
export function lengthProblem(text: string): string | null {
  const excess = text.trim().length - noteLimit
  if (excess <= 0) return null
  return `This note is ${formatCount(excess, 'character')} too long. Shorten it, or split it into two notes.`
}
