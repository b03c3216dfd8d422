import type { UserInfo } from '@stepwise/shared/contracts'
import { required } from '@stepwise/shared/ui/forms'

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

export const knowledgeLevels: { value: KnowledgeLevel; label: string; help: string }[] = [
  { value: 'complete beginner', label: 'Complete beginner', help: 'I have not used it, or hardly ever.' },
  { value: 'a little knowledge', label: 'A little knowledge', help: 'I know some of it and want to use more.' },
  { value: 'quite familiar', label: 'Quite familiar', help: 'I use it often and want to get the best from it.' },
]

/** Years are strings, as a select has them, and '' until chosen. */
export interface CourseValues {
  courseStarted: string
  courseEnds: string
  courseName: string | null
}

export interface KnowledgeValues {
  asTechnologyLevel: KnowledgeLevel | null
}

export type PriorityValues = Record<LevelField, number>

/** The answers of onboarding about the person. */
export type Answers = CourseValues & KnowledgeValues & PriorityValues

/** Levels start at 1 (docs/product/accounts.md#priorities). */
export const emptyUserInfo: Answers = {
  courseStarted: '',
  courseEnds: '',
  courseName: null,
  asTechnologyLevel: null,
  essayWritingLevel: 1,
  presentationsLevel: 1,
  lecturesLevel: 1,
  readingLevel: 1,
  organisationLevel: 1,
  revisionLevel: 1,
}

/** The rules of these fields. */
export const courseRules = {
  courseStarted: [required('Course Start year is required.')],
  courseEnds: [required('Course End year is required.')],
  courseName: [required('Course subject is required!')],
}
export const knowledgeRules = {
  asTechnologyLevel: [required('Select Assistive Technology knowledge level!')],
}

export const parseYear = (chosen: string) => (chosen === '' ? null : Number(chosen))

/** The answers as they are on the wire. */
export function userInfoBody(answers: Answers) {
  return {
    user_info: {
      course_started: parseYear(answers.courseStarted),
      course_ends: parseYear(answers.courseEnds),
      course_name: answers.courseName,
      as_technology_level: answers.asTechnologyLevel ?? 'complete beginner',
      essay_writing_level: answers.essayWritingLevel,
      presentations_level: answers.presentationsLevel,
      lectures_level: answers.lecturesLevel,
      reading_level: answers.readingLevel,
      organisation_level: answers.organisationLevel,
      revision_level: answers.revisionLevel,
    },
  }
}
