import type { UserInfo } from '@stepwise/shared/contracts'

export const levels = [
  { field: 'essayWritingLevel', label: 'Essay writing' },
  { field: 'presentationsLevel', label: 'Presentations' },
  { field: 'lecturesLevel', label: 'Lectures' },
  { field: 'readingLevel', label: 'Reading and research' },
  { field: 'organisationLevel', label: 'Organisation' },
  { field: 'revisionLevel', label: 'Revision and exams' },
] as const

export type LevelField = (typeof levels)[number]['field']
export type KnowledgeLevel = UserInfo['asTechnologyLevel']

/** The answers of onboarding. Years are strings, as a select has them, and '' until chosen. */
export interface OnboardingValues extends Record<LevelField, number> {
  courseStarted: string
  courseEnds: string
  courseName: string | null
  softwareIds: string[]
  asTechnologyLevel: KnowledgeLevel | null
}

/** Software that was chosen before is still chosen. Levels start at 1 (docs/product/accounts.md#priorities). */
export function emptyAnswers(softwareIds: string[]): OnboardingValues {
  return {
    courseStarted: '',
    courseEnds: '',
    courseName: null,
    softwareIds,
    asTechnologyLevel: null,
    essayWritingLevel: 1,
    presentationsLevel: 1,
    lecturesLevel: 1,
    readingLevel: 1,
    organisationLevel: 1,
    revisionLevel: 1,
  }
}

/** Whether the answers hold nothing that the server does not know. */
export function isUnanswered(
  { softwareIds, ...answers }: OnboardingValues,
  chosen: readonly { id: string }[],
): boolean {
  const { softwareIds: _, ...empty } = emptyAnswers([])
  const fields = Object.keys(empty) as (keyof typeof empty)[]
  return isSameChoice(softwareIds, chosen) && fields.every((field) => answers[field] === empty[field])
}

/** Whether the ids are those of the chosen software, in any order. */
export function isSameChoice(ids: readonly string[], chosen: readonly { id: string }[]): boolean {
  return ids.length === chosen.length && chosen.every(({ id }) => ids.includes(id))
}
