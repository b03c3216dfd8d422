import type { UserInfo } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import type { OnboardingValues } from './onboarding-values.ts'

const yearOf = (chosen: string) => (chosen === '' ? null : Number(chosen))

/** Sends the answers. Pro does not ask for course and priorities, and sends them empty. */
export function createUserInfo(answers: OnboardingValues): Promise<UserInfo> {
  return call('POST /users/user_info', {
    body: {
      user_info: {
        course_started: yearOf(answers.courseStarted),
        course_ends: yearOf(answers.courseEnds),
        course_name: answers.courseName,
        as_technology_level: answers.asTechnologyLevel ?? 'complete beginner',
        essay_writing_level: answers.essayWritingLevel,
        presentations_level: answers.presentationsLevel,
        lectures_level: answers.lecturesLevel,
        reading_level: answers.readingLevel,
        organisation_level: answers.organisationLevel,
        revision_level: answers.revisionLevel,
      },
    },
  })
}
