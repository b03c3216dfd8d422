import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failures.ts'
import { route } from '../../http/route.ts'
import { teamAddress } from '../../mail/sender.ts'
import { calmRequestMail } from '../../mail/templates.ts'
import { currentUser } from '../users/current-user.ts'
import { personTransaction } from '../users/person-transaction.ts'
import { findWellbeings } from '../users/users.repository.ts'
import { addCalmRequest } from './calm.repository.ts'

/** The request for the calm gift (docs/product/wellbeing.md#calm-form). */
export function calmRoutes(api: FastifyInstance, { db, settings, mail, background, now }: Context) {
  route(api, 'POST /users/settings/calm_licence_request', async ({ person, body, request }) => {
    const wellbeings = settings.edition === 'study' ? await findWellbeings(db, person.id) : []
    if (!wellbeings.includes('calm')) throw notFound()
    const isNew = await personTransaction(db, person.id, (trx) =>
      addCalmRequest(trx, { userId: person.id, ...body, now: now() }),
    )
    // Without a mail server the request waits in its table.
    if (isNew && mail.kind !== 'none') {
      background.run(request.log, () => mail.send(calmRequestMail(teamAddress(settings), body)))
    }
    return currentUser(db, person.id)
  })
}
