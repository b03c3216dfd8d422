import { call, isRefusal, messageFor } from '@stepwise/shared/http'
import { createEffect, createEvent, createStore, sample } from 'effector'

/** The outcome of a confirmation link; `message` is the server's. */
export interface ConfirmationOutcome {
  /** `unknown`: the server did not answer, or could not. */
  state: 'verified' | 'refused' | 'unknown'
  message: string
}

/** The page was opened with this token, by the link of an email. */
export const confirmationOpened = createEvent<string>()

export const $outcome = createStore<ConfirmationOutcome | null>(null).reset(confirmationOpened)

export const confirmFx = createEffect((token: string) =>
  call('GET /auth/confirmations', { query: { confirmation_token: token }, failures: 'caller' }),
)

sample({ clock: confirmationOpened, target: confirmFx })
sample({ clock: confirmFx.doneData, fn: ({ msg }) => ({ state: 'verified' as const, message: msg }), target: $outcome })
sample({
  clock: confirmFx.failData,
  fn: (error) => ({
    state: isRefusal(error) ? ('refused' as const) : ('unknown' as const),
    message: messageFor(error),
  }),
  target: $outcome,
})
