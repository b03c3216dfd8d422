import { foldText } from '@stepwise/shared/contracts/fold-text'
import { subjects } from './subjects.ts'

export const noneFound = 'No subject found. Choose “Not listed”.'

/** Whether the search is anywhere in a subject. */
export const isSubjectFound = (subject: string, search: string) => foldText(subject).includes(foldText(search).trim())

/** What the list shows for these words. */
export function matchesOf(search: string): { text: string; isNothing: boolean } {
  const count = subjects.filter((subject) => isSubjectFound(subject, search)).length
  if (count === 0) return { text: noneFound, isNothing: true }
  return { text: count === 1 ? '1 subject found' : `${count} subjects found`, isNothing: false }
}
