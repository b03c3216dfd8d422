import { type Answers, emptyUserInfo } from '../../features/sign-up/user-info-values.ts'

/** The answers of onboarding. */
export interface OnboardingValues extends Answers {
  softwareIds: string[]
}

/** Software that was chosen before is still chosen. */
export const emptyAnswers = (softwareIds: string[]): OnboardingValues => ({ ...emptyUserInfo, softwareIds })

/** Whether the answers hold nothing that the server does not know. */
export function isUnanswered(
  { softwareIds, ...answers }: OnboardingValues,
  chosen: readonly { id: string }[],
): boolean {
  const fields = Object.keys(emptyUserInfo) as (keyof typeof emptyUserInfo)[]
  return isSameChoice(softwareIds, chosen) && fields.every((field) => answers[field] === emptyUserInfo[field])
}

/** Whether the ids are those of the chosen software, in any order. */
export function isSameChoice(ids: readonly string[], chosen: readonly { id: string }[]): boolean {
  return ids.length === chosen.length && chosen.every(({ id }) => ids.includes(id))
}
