import { call, messageFor } from '@stepwise/shared/http'
import { createEffect, createEvent, createStore, sample } from 'effector'

/** The outcome of a confirmation link; `message` is the server's. */
export interface ConfirmationOutcome {
  isVerified: boolean
  message: string
}

/** The page was opened with this token, by the link of a mail. */
export const confirmationOpened = createEvent<string>()

export const $outcome = createStore<ConfirmationOutcome | null>(null).reset(confirmationOpened)

export const confirmFx = createEffect((token: string) =>
  call('GET /auth/confirmations', { query: { confirmation_token: token }, failures: 'caller' }),
)

sample({ clock: confirmationOpened, target: confirmFx })
sample({ clock: confirmFx.doneData, fn: ({ msg }) => ({ isVerified: true, message: msg }), target: $outcome })
sample({
  clock: confirmFx.failData,
  fn: (error) => ({ isVerified: false, message: messageFor(error) }),
  target: $outcome,
})
