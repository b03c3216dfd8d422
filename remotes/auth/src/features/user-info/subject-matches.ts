import { subjects } from './subjects.ts'

export const noneFound = 'No subject found. Choose “Not listed”.'

/** What the list shows for these words: its box looks for them anywhere in a subject, in any case. */
export function matchesOf(search: string): { text: string; isNothing: boolean } {
  const words = search.trim().toLowerCase()
  const count = subjects.filter((subject) => subject.toLowerCase().includes(words)).length
  if (count === 0) return { text: noneFound, isNothing: true }
  return { text: count === 1 ? '1 subject found' : `${count} subjects found`, isNothing: false }
}
