import { call } from '@stepwise/shared/http'
import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'

interface Credentials {
  email: string
  password: string
  /** As chosen when this person signed in before. */
  isSharedComputer: boolean
}

export const signInAgainFx = createEffect(({ email, password, isSharedComputer }: Credentials) =>
  call('POST /auth/sign_in', { body: { user: { email, password, is_shared_computer: isSharedComputer } } }),
)

sample({ clock: signInAgainFx.doneData, target: signedIn })
