import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { signIn } from './sign-in.api.ts'

export const signInFx = createEffect(signIn)

// The host sees the session change and goes on to the page that was asked for, or home.
sample({ clock: signInFx.doneData, target: signedIn })
