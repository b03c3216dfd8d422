import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { route } from '../../../http/route.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { stepUpUntil } from '../step-up/step-up.ts'
import { currentUser } from '../users/current-user.ts'
import { findAccountEvents } from './account-events-page.repository.ts'
import { findPendingEmail } from './email-change.repository.ts'
import { changeName } from './profile.repository.ts'
import { findWaysIn } from './security.repository.ts'

/** A person's name, their ways in and what happened to their account (docs/product/own-account.md). */
export function profileRoutes(api: FastifyInstance, { db, now }: Context) {
  route(api, 'GET /users/security', async ({ person }) => ({
    ...(await findWaysIn(db, person.id)),
    proved_until: stepUpUntil(person, now())?.toISOString() ?? null,
    pending_email: (await findPendingEmail(db, person.id, now())) ?? null,
  }))

  route(api, 'PUT /users/profile', async ({ person, body, request }) => {
    await personTransaction(db, person.id, async (trx) => {
      if (!(await changeName(trx, person.id, body.user))) return
      await recordAccountEvent(trx, { userId: person.id, kind: 'name-changed', request, now: now() })
    })
    return currentUser(db, person.id)
  })

  route(api, 'GET /users/account_events', async ({ person, query }) => {
    const { events, hasMore } = await findAccountEvents(db, person.id, query.before)
    return { events: events.map((event) => ({ ...event, at: event.at.toISOString() })), has_more: hasMore }
  })
}
