import { call } from '@stepwise/shared/http'
import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'

interface Credentials {
  email: string
  password: string
}

export const signInAgainFx = createEffect(({ email, password }: Credentials) =>
  call('POST /auth/sign_in', { body: { user: { email, password } } }),
)

sample({ clock: signInAgainFx.doneData, target: signedIn })
