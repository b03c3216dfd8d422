import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failures.ts'
import { route } from '../../http/route.ts'
import { clearSessionCookie } from '../auth/session.ts'
import { endAllSessions, endOwnSession, findSessions } from '../auth/sessions.repository.ts'

/** The devices on which a person is signed in, and signing out there (docs/product/accounts.md#other-devices). */
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

  route(api, 'DELETE /users/sessions', async ({ person, reply }) => {
    await endAllSessions(db, person.id)
    clearSessionCookie(context, reply)
    return {}
  })

  route(api, 'DELETE /users/sessions/:id', async ({ person, params, reply }) => {
    if (!(await endOwnSession(db, person.id, params.id))) throw notFound('session')
    if (params.id === person.sessionId) clearSessionCookie(context, reply)
    return {}
  })
}
