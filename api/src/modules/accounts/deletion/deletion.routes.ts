import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { notSignedIn } from '../../../http/failures.ts'
import { linkOrigin } from '../../../http/origin.ts'
import type { Person } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { accountKeptMail, deletionAskedMail } from '../../../mail/account-templates.ts'
import { formatDay, personDay } from '../../../time-zone.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { clearSessionCookie } from '../auth/session.ts'
import { endAllSessions } from '../auth/sessions.repository.ts'
import { requireStepUp } from '../step-up/step-up.ts'
import { currentUser } from '../users/current-user.ts'
import { findRecipient } from '../users/users.repository.ts'
import { askDeletion, undoDeletion } from './deletion.repository.ts'

/** Deleting one's account, and changing one's mind within two weeks (docs/product/own-account.md#deletion). */
export function deletionRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  route(api, 'POST /users/deletion', async ({ person, request, reply }) => {
    requireStepUp(person, now())
    const eraseAt = await personTransaction(db, person.id, async (trx) => {
      const asked = await askDeletion(trx, person.id, now())
      if (!asked) throw notSignedIn()
      await endAllSessions(trx, person.id)
      if (asked.isFirst) await notifyOfDeletion(trx, person, request, asked.eraseAt)
      return asked.eraseAt
    })
    clearSessionCookie(context, reply)
    mailSoon(context, request.log)
    return { erase_at: eraseAt.toISOString() }
  })

  route(api, 'DELETE /users/deletion', async ({ person, request }) => {
    await personTransaction(db, person.id, async (trx) => {
      if (!(await undoDeletion(trx, person.id))) return
      await recordAccountEvent(trx, { userId: person.id, kind: 'deletion-undone', request, now: now() })
      const message = accountKeptMail(await loadRecipient(trx, person), signInPage(request))
      await queueMail(trx, { kind: 'account-kept', userId: person.id, message, now: now() })
    })
    mailSoon(context, request.log)
    return currentUser(db, person.id)
  })

  async function notifyOfDeletion(trx: Context['db'], person: Person, request: FastifyRequest, eraseAt: Date) {
    await recordAccountEvent(trx, { userId: person.id, kind: 'deletion-asked', request, now: now() })
    const day = formatDay(personDay(eraseAt, person.timeZone))
    const message = deletionAskedMail(await loadRecipient(trx, person), day, signInPage(request))
    await queueMail(trx, { kind: 'deletion-asked', userId: person.id, message, now: now() })
  }

  const loadRecipient = async (trx: Context['db'], { id }: Person) => ({
    edition: settings.edition,
    ...(await findRecipient(trx, id)),
  })
  const signInPage = (request: FastifyRequest) => `${linkOrigin(settings, request)}/auth/sign-in`
}
