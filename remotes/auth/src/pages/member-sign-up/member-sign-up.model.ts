import { createEffect } from 'effector'
import { checkEmail, signUpMember } from './member-sign-up.api.ts'

export const checkEmailFx = createEffect(checkEmail)
export const signUpMemberFx = createEffect(signUpMember)
