import { call } from '@stepwise/shared/http'

export interface CalmRequest {
  email: string
  firstName: string
  surname: string
}

/** The texts of the dialog's cards. It shows a failure itself. */
export async function loadCalmCards() {
  const { page } = await call('GET /pages/:slug', { params: { slug: 'calm' }, failures: 'caller' })
  return page.blocks.flatMap((block) => (block.type === 'card' ? [block] : []))
}

/** Asks for the gift. Returns the person, whose request the server now knows. */
export function requestCalm(body: CalmRequest) {
  return call('POST /users/settings/calm_licence_request', { body })
}

/** Leaves a line in the server's log: nothing of what the person typed. */
export async function logCalmFailure(message: string): Promise<void> {
  await call('POST /client_faults', { body: { fault: { part: 'wellbeing', version: '', message } } })
}
