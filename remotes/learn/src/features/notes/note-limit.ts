/** A copy of contracts/note.ts, which would bring zod; note-limit.test.ts compares them. */
export const noteLimit = 10_000

const formatted = (count: number) => count.toLocaleString('en-GB')

/** What the counter below a box says. */
export function characterCount(text: string): string {
  return `${formatted(text.trim().length)} of ${formatted(noteLimit)} characters`
}

/** Why a text is too long to be saved; null when it is not. */
export function lengthProblem(text: string): string | null {
  const excess = text.trim().length - noteLimit
  if (excess <= 0) return null
  const characters = excess === 1 ? 'character' : 'characters'
  return `This note is ${formatted(excess)} ${characters} too long. Shorten it, or make two notes of it.`
}
