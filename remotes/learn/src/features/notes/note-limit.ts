/** The longest note, in characters (contracts/note.ts; note-limit.test.ts holds the two together). */
export const noteLimit = 10_000

const inWords = (count: number) => count.toLocaleString('en-GB')

/** What the counter below a box says. */
export function countWords(text: string): string {
  return `${inWords(text.trim().length)} of ${inWords(noteLimit)} characters`
}

/** Why a text cannot be saved; null when it can, or when it is empty (then there is nothing to save). */
export function lengthProblem(text: string): string | null {
  const excess = text.trim().length - noteLimit
  if (excess <= 0) return null
  const characters = excess === 1 ? 'character' : 'characters'
  return `This note is ${inWords(excess)} ${characters} too long. Shorten it, or make two notes of it.`
}
