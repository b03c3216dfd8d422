import type { UserInfo } from '@stepwise/shared/contracts'
import {
  type CourseValues,
  emptyUserInfo,
  type KnowledgeValues,
  type PriorityValues,
} from '../../features/sign-up/user-info-values.ts'

/** The answers of onboarding that this page can change. */
export type Answers = CourseValues & KnowledgeValues & PriorityValues

const chosen = (year: number | null) => (year === null ? '' : String(year))

/** As forms have them. */
export function toAnswers(userInfo: UserInfo | null): Answers {
  if (!userInfo) return emptyUserInfo
  return { ...userInfo, courseStarted: chosen(userInfo.courseStarted), courseEnds: chosen(userInfo.courseEnds) }
}
