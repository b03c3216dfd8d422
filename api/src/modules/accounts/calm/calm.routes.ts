import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { supportAddress } from '../../../mail/sender.ts'
import { calmRequestMail } from '../../../mail/templates.ts'
import { findWellbeings } from '../../content/pages/wellbeings.repository.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { currentUser } from '../users/current-user.ts'
import { addCalmRequest } from './calm.repository.ts'

/** The request for the calm gift (docs/product/wellbeing.md#calm-form). */
export function calmRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  route(api, 'POST /users/settings/calm_licence_request', async ({ person, body, request }) => {
    const wellbeings = settings.edition === 'study' ? await findWellbeings(db, person.id) : []
    if (!wellbeings.includes('calm')) throw notFound()
    await personTransaction(db, person.id, async (trx) => {
      const { email, firstName: first_name, surname } = body
      const isNew = await addCalmRequest(trx, { user_id: person.id, email, first_name, surname, requested_at: now() })
      const message = calmRequestMail(supportAddress(settings), body)
      if (isNew) await queueMail(trx, { kind: 'calm-request', userId: person.id, message, now: now() })
    })
    mailSoon(context, request.log)
    return currentUser(db, person.id)
  })
}
