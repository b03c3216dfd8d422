import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { forgetSignUps } from '../../features/sign-up-draft/sign-up-draft.ts'
import { activateLicence } from './licence.api.ts'

export const activateLicenceFx = createEffect(activateLicence)
const forgetSignUpsFx = createEffect(forgetSignUps)

sample({ clock: activateLicenceFx.doneData, target: signedIn })
sample({ clock: activateLicenceFx.done, fn: () => {}, target: forgetSignUpsFx })
