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

/** Everything that onboarding asks. Years are as a list holds them; empty until chosen. */
export interface OnboardingValues extends Record<LevelField, number> {
  courseStarted: string
  courseEnds: string
  courseName: string | null
  softwareIds: string[]
  asTechnologyLevel: KnowledgeLevel | null
}

/** Nothing is asked twice: software chosen before is still chosen. Levels begin at 1 (spec 3). */
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

/** Whether nothing is answered beyond what the server knows already. */
export function isUnanswered(
  { softwareIds, ...answers }: OnboardingValues,
  chosen: readonly { id: string }[],
): boolean {
  const { softwareIds: _, ...empty } = emptyAnswers([])
  const fields = Object.keys(empty) as (keyof typeof empty)[]
  return isSameChoice(softwareIds, chosen) && fields.every((field) => answers[field] === empty[field])
}

export function isSameChoice(ids: readonly string[], chosen: readonly { id: string }[]): boolean {
  return ids.length === chosen.length && chosen.every(({ id }) => ids.includes(id))
}
