import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { clearSessionCookie } from '../auth/session.ts'
import { endAllSessions, endOwnSession, findSessions } from '../auth/sessions.repository.ts'
import { findSessionProvider, providerSignOut } from '../institutions/provider-sign-out.ts'

/** The devices on which a person is signed in, and signing out there. */
export function sessionsRoutes(api: FastifyInstance, context: Context) {
  const { db, now } = context

  route(api, 'GET /users/sessions', async ({ person }) => {
    const sessions = await findSessions(db, person.id, now())
    return {
      sessions: sessions.map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        started_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        is_current: id === person.sessionId,
      })),
    }
  })

  route(api, 'DELETE /users/sessions', async ({ person, request, reply }) => {
    const provider = await findSessionProvider(db, person.sessionId)
    await personTransaction(db, person.id, async (trx) => {
      await endAllSessions(trx, person.id)
      await recordAccountEvent(trx, { userId: person.id, kind: 'signed-out-everywhere', request, now: now() })
    })
    clearSessionCookie(context, reply)
    return providerSignOut(context, request, provider)
  })

  route(api, 'DELETE /users/sessions/:id', async ({ person, params, request, reply }) => {
    const isHere = params.id === person.sessionId
    await personTransaction(db, person.id, async (trx) => {
      const ended = await endOwnSession(trx, person.id, params.id)
      if (!ended) throw notFound('session')
      const event = isHere
        ? ({ kind: 'signed-out' } as const)
        : ({ kind: 'signed-out-elsewhere', detail: ended.device } as const)
      await recordAccountEvent(trx, { userId: person.id, ...event, request, now: now() })
    })
    if (isHere) clearSessionCookie(context, reply)
    return {}
  })
}
