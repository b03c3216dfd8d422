import { CallError, call } from '@stepwise/shared/http'
import { createEffect } from 'effector'

export interface GuestMessage {
  fullName: string
  email: string
  message: string
  /** The trap for bots: people do not see it. */
  website: string
}

export const sendMessageFx = createEffect(({ fullName, ...rest }: GuestMessage) =>
  call('POST /contact/guest_message', { body: { full_name: fullName, ...rest } }),
)

/** The person can answer it: it names fields, or says how long to wait. Anything else is an apology. */
export function isForTheForm(error: unknown): boolean {
  if (!(error instanceof CallError) || error.failure.kind !== 'http') return false
  return [400, 413, 422, 429].includes(error.failure.status)
}
