import { type Rules, required } from '@stepwise/shared/ui/forms'
import { answerFields, type EntryValues } from './prompts.ts'

/** The longest title and answer, in characters (contracts/reflection.ts; entry-rules.test.ts holds them together). */
export const titleLimit = 200
export const answerLimit = 10_000

/** An answer that comes near its limit is counted where it is written. */
const countedFrom = 8_000

const inWords = (count: number) => count.toLocaleString('en-GB')

/** What the counter below an answer says; nothing while the limit is far. */
export function countWords(text: string): string | null {
  const { length } = text.trim()
  return length < countedFrom ? null : `${inWords(length)} of ${inWords(answerLimit)} characters`
}

function atMost(limit: number, what: string) {
  return (text: string) => {
    const excess = text.trim().length - limit
    if (excess <= 0) return null
    return `${what} is ${inWords(excess)} ${excess === 1 ? 'character' : 'characters'} too long. Shorten it a little.`
  }
}

export const entryRules: Rules<EntryValues> = {
  // In the words of spec 5.
  title: [required('Enter what you would you like to reflect on'), atMost(titleLimit, 'This title')],
  ...Object.fromEntries(answerFields.map((field) => [field, [atMost(answerLimit, 'This answer')]])),
}
