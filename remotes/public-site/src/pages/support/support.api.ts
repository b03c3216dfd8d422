import { call } from '@stepwise/shared/http'

export interface SupportMessage {
  message: string
  /** What the person runs, a fact a line; '' when they do not attach it. */
  facts: string
}

export function sendMessage({ message, facts }: SupportMessage) {
  return call('POST /users/settings/contact', { body: { message: message.trim(), facts } })
}

/** Leaves a line in the server's log: nothing of what the person typed. */
export async function logMessageFailure(message: string): Promise<void> {
  await call('POST /client_faults', { body: { fault: { part: 'public-site', version: '', message } } })
}
