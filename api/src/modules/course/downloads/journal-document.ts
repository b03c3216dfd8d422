import type { Edition } from '@stepwise/shared/contracts'
import { reflectionGroups } from '@stepwise/shared/contracts/reflection'
import { formatDay } from '../../../time-zone.ts'
import type { findReflectionsById } from '../reflections/reflections.repository.ts'
import type { findOwner } from './downloads.repository.ts'

export type Entry = Awaited<ReturnType<typeof findReflectionsById>>[number]

/** What a document is made of. `day` is today for the person, such as 2026-11-20. */
export interface JournalSource {
  entries: readonly Entry[]
  day: string
  owner: NonNullable<Awaited<ReturnType<typeof findOwner>>>
  edition: Edition
}

export const noAnswer = 'No answer yet.'

/** The answers of an entry by group, each below its question. */
export function groupAnswers(entry: Entry) {
  return reflectionGroups.map(({ title, prompts }) => ({
    title,
    answers: prompts.map(({ field, question }) => ({ question, answer: entry[field] })),
  }))
}

/** The owner, the number of entries and the day, in one line. */
export function formatByline({ entries, day, owner }: JournalSource): string {
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  return `${owner.first_name} ${owner.surname}, ${count}, ${formatDay(day)}`
}
