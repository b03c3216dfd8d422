import { call, fieldErrorsOf } from '@stepwise/shared/http'
import { signedIn } from '@stepwise/shared/session'
import { createEffect, createStore, sample } from 'effector'
import { withCookies } from '../../features/sign-in/with-cookies.ts'

export interface SignInValues {
  email: string
  password: string
  /** Others use this computer too. */
  isSharedComputer: boolean
}

export const signInFx = createEffect(({ email, password, isSharedComputer }: SignInValues) =>
  withCookies(() =>
    call('POST /auth/sign_in', {
      body: { user: { email: email.trim(), password, is_shared_computer: isSharedComputer } },
    }),
  ),
)

/**
 * The address of a person whose password was right but whose address is not confirmed: the page offers another mail. Not a
 * personalStore: a session check that answers late, with 401, must not empty it.
 */
export const $unconfirmedEmail = createStore<string | null>(null)
  .on(signInFx.fail, (_, { params, error }) => ('confirmation' in fieldErrorsOf(error) ? params.email.trim() : null))
  .reset(signInFx)

// The host then leads to the page that was requested before signing in, or home.
sample({ clock: signInFx.doneData, target: signedIn })
