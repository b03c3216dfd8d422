import type { UserInfo } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { $user, userChanged } from '@stepwise/shared/session'
import { attach, createEffect, sample } from 'effector'
import type { NewPassword } from '../../features/security/password-rules.ts'
import { securityChanged } from '../../features/security/security.model.ts'
import { withStepUp } from '../../features/security/step-up.model.ts'
import { type Answers, emptyUserInfo, userInfoBody } from '../../features/sign-up/user-info-values.ts'

// What a person changes of their own account (docs/product/own-account.md).

export interface Name {
  firstName: string
  surname: string
}

export const changeNameFx = createEffect(({ firstName, surname }: Name) =>
  call('PUT /users/profile', { body: { user: { first_name: firstName.trim(), surname: surname.trim() } } }),
)
sample({
  clock: changeNameFx.doneData,
  fn: ({ firstName, surname }) => ({ firstName, surname }),
  target: userChanged,
})

export const requestEmailChangeFx = createEffect((email: string) =>
  call('POST /users/email_change', { body: { user: { email } } }),
)
export const changeEmailFx = withStepUp(requestEmailChangeFx)
export const cancelEmailChangeFx = createEffect(() => call('DELETE /users/email_change'))
sample({
  clock: requestEmailChangeFx.done,
  fn: ({ params: email }) => ({ pendingEmail: email }),
  target: securityChanged,
})
sample({ clock: cancelEmailChangeFx.done, fn: () => ({ pendingEmail: null }), target: securityChanged })

interface PasswordChange extends NewPassword {
  /** Undefined for a person without any yet. */
  currentPassword: string | undefined
}

export const sendPasswordFx = createEffect(({ currentPassword, password, passwordConfirmation }: PasswordChange) =>
  call('PUT /users/password', {
    body: {
      user: {
        ...(currentPassword !== undefined && { current_password: currentPassword }),
        password,
        password_confirmation: passwordConfirmation,
      },
    },
  }),
)
export const changePasswordFx = withStepUp(sendPasswordFx)
// A new password also ends what was begun with the old one.
sample({ clock: sendPasswordFx.done, fn: () => ({ hasPassword: true, pendingEmail: null }), target: securityChanged })

export const sendUserInfoFx = createEffect(
  (answers: Answers): Promise<UserInfo> => call('PUT /users/user_info', { body: userInfoBody(answers) }),
)
const chosen = (year: number | null) => (year === null ? '' : String(year))

/** The answers of onboarding as forms have them. */
export function toAnswers(userInfo: UserInfo | null): Answers {
  if (!userInfo) return emptyUserInfo
  return { ...userInfo, courseStarted: chosen(userInfo.courseStarted), courseEnds: chosen(userInfo.courseEnds) }
}

/** Changes some of the answers of onboarding: the others go along as they are. */
export const changeAnswersFx = attach({
  source: $user,
  effect: sendUserInfoFx,
  mapParams: (changes: Partial<Answers>, user) => ({ ...toAnswers(user?.userInfo ?? null), ...changes }),
})
sample({ clock: sendUserInfoFx.doneData, fn: (userInfo) => ({ userInfo }), target: userChanged })
