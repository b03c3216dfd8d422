import type { UserInfo } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { userInfoBody } from '../../features/sign-up/user-info-values.ts'
import type { OnboardingValues } from './onboarding-values.ts'

/** Sends the answers. Pro does not ask for course and priorities, and sends them empty. */
export function createUserInfo(answers: OnboardingValues): Promise<UserInfo> {
  return call('POST /users/user_info', { body: userInfoBody(answers) })
}
