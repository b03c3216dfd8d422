import { formatCount } from '@stepwise/shared/counts'
import { type Rules, required } from '@stepwise/shared/ui/forms'
import { answerFields, type EntryValues } from './prompts.ts'

/** The longest title and answer, in characters. Copied from the contract, whose import would bring zod along; limits.test.ts compares them. */
export const titleLimit = 200
export const answerLimit = 10_000

/** From this length on the box counts its characters. */
const countedFrom = 8_000

/** The text of the counter below an answer; null while the limit is far. */
export function characterCount(text: string): string | null {
  const { length } = text.trim()
  return length < countedFrom ? null : `${length.toLocaleString('en-GB')} of ${formatCount(answerLimit, 'character')}`
}

function atMost(limit: number, what: string) {
  return (text: string) => {
    const excess = text.trim().length - limit
    if (excess <= 0) return null
    return `${what} is ${formatCount(excess, 'character')} too long. Shorten it a little.`
  }
}

export const entryRules: Rules<EntryValues> = {
  title: [required('Enter what you would you like to reflect on'), atMost(titleLimit, 'This title')],
  ...Object.fromEntries(answerFields.map((field) => [field, [atMost(answerLimit, 'This answer')]])),
}
