import type { Database } from '../../../database/database.ts'
import { Failure } from '../../../http/failures.ts'
import type { Person } from '../../../http/person.ts'
import { renewToken } from '../auth/sessions.repository.ts'

/** For so long after a sign-in or another step-up sensitive changes are possible (docs/product/ways-in.md#proof). */
const stepUpMs = 10 * 60 * 1000

/** Until when the person's step-up counts; null when it does not. */
export function stepUpUntil({ steppedUpAt }: Pick<Person, 'steppedUpAt'>, now: Date) {
  const until = steppedUpAt && new Date(steppedUpAt.getTime() + stepUpMs)
  return until && until > now ? until : null
}

/** @throws Failure 403 with `errors.proof` when the person must show first that it is them */
export function requireStepUp(person: Pick<Person, 'steppedUpAt'>, now: Date) {
  if (stepUpUntil(person, now)) return
  const message = 'Please confirm that it is you first.'
  throw new Failure(403, message, { errors: { proof: [message] } })
}

/**
 * The person has just shown that it is them. Returns until when that counts, and the session's new token for the cookie: what someone may
 * have seen of the session before opens nothing of what the step-up allows.
 */
export async function recordStepUp(db: Database, sessionId: string, now: Date) {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute()
  return { until: new Date(now.getTime() + stepUpMs), token: await renewToken(db, sessionId, now) }
}
