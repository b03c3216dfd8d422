import type { UserInfo } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { $user, firstLoginOf, sessionCheckStarted, userChanged } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { createUserInfo } from './onboarding.api.ts'
import type { OnboardingValues } from './onboarding-values.ts'

/** Spec 8: the person has answered before, perhaps in another tab; that is as good as done. */
const alreadyAnswered = 'UserInfo already exists for User!'

/** Sends the answers. Null when the server has some already. */
export const sendAnswersFx = createEffect(async (answers: OnboardingValues): Promise<UserInfo | null> => {
  try {
    return await createUserInfo(answers)
  } catch (error) {
    if (messageFor(error) === alreadyAnswered) return null
    throw error
  }
})

/** Keeps when this person came for the first time (spec 4). */
export const rememberFirstLoginFx = createEffect((userId: string) => void firstLoginOf(userId))

sample({
  clock: sendAnswersFx.doneData,
  filter: (userInfo) => userInfo !== null,
  fn: (userInfo) => ({ userInfo }),
  target: userChanged,
})
sample({ clock: sendAnswersFx.doneData, filter: (userInfo) => userInfo === null, target: sessionCheckStarted })
sample({
  clock: sendAnswersFx.done,
  source: $user.map((user) => user?.id ?? ''),
  fn: (userId) => userId,
  target: rememberFirstLoginFx,
})
