import { fieldErrorsOf } from '@stepwise/shared/http'
import { signedIn } from '@stepwise/shared/session'
import { createEffect, createStore, sample } from 'effector'
import { signIn } from './sign-in.api.ts'

export const signInFx = createEffect(signIn)

/** Who gave the right password before their address was confirmed: the page offers them another mail. */
export const $unconfirmedEmail = createStore<string | null>(null)
  .on(signInFx.fail, (_, { params, error }) => ('confirmation' in fieldErrorsOf(error) ? params.email.trim() : null))
  .reset(signInFx)

// The host sees the session change and goes on to the page that was asked for, or home.
sample({ clock: signInFx.doneData, target: signedIn })
