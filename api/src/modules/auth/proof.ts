import type { Database } from '../../database/database.ts'
import { Failure } from '../../http/failures.ts'
import type { Person } from '../../http/person.ts'
import { renewToken } from './sessions.repository.ts'

/** For so long after a sign-in or another proof sensitive changes are possible (docs/product/ways-in.md#proof). */
const proofMs = 10 * 60 * 1000

/** Until when the person's proof counts; null when it does not. */
export function provedUntil({ provedAt }: Pick<Person, 'provedAt'>, now: Date) {
  const until = provedAt && new Date(provedAt.getTime() + proofMs)
  return until && until > now ? until : null
}

/** @throws Failure 403 with `errors.proof` when the person must show first that it is them */
export function requireProof(person: Pick<Person, 'provedAt'>, now: Date) {
  if (provedUntil(person, now)) return
  const message = 'Please confirm that it is you first.'
  throw new Failure(403, message, { errors: { proof: [message] } })
}

/**
 * The person has just shown that it is them. Returns until when that counts, and the session's new token for the cookie: what somebody may
 * have seen of the session before opens nothing of what the proof allows.
 */
export async function recordProof(db: Database, sessionId: string, now: Date) {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute()
  return { until: new Date(now.getTime() + proofMs), token: await renewToken(db, sessionId, now) }
}
