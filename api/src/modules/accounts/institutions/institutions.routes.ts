import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { Failure, notFound } from '../../../http/failures.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { publicRoute, route } from '../../../http/route.ts'
import { institutionLinkedMail } from '../../../mail/account-templates.ts'
import { isMailable, listDomains } from '../../../mail/address.ts'
import { limit } from '../../platform/limits/limits.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { consumeChallenge, findChallenge } from '../auth/challenges.repository.ts'
import { requireStepUp } from '../step-up/step-up.ts'
import { currentUser } from '../users/current-user.ts'
import { findRecipient } from '../users/users.repository.ts'
import { enter, type PendingLink, toSignIn } from './admission.ts'
import { browserToken } from './browser-cookie.ts'
import { addIdentity, removeIdentity } from './identities.repository.ts'
import { findProvider } from './providers.repository.ts'

/** Finding one's institution, and linking an account with it (docs/product/ways-in.md#institution-sign-in). */
export function institutionsRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  publicRoute(api, 'POST /auth/institutions', async ({ body, request }) => {
    const email = body.user.email.toLowerCase()
    const [whole = '', ...wider] = listDomains(email)
    await limit(context, request, 'institution', { account: whole })
    const provider = isMailable(email) ? await findProvider(db, [whole, ...wider], settings.edition) : undefined
    if (!provider) return { institution: null }
    const { name, domain } = provider
    return { institution: { name, url: `/api/auth/institutions/start?${new URLSearchParams({ domain })}` } }
  })

  publicRoute(api, 'GET /auth/institutions/link', async ({ request }) => {
    const token = browserToken(context, request)
    const link = token && (await findChallenge(db, token, 'institution-link', now()))
    if (!link || link.userId === null) throw linkOver()
    const { email, firstName } = await findRecipient(db, link.userId)
    return { institution: (link.data as PendingLink).name, email, first_name: firstName }
  })

  publicRoute(api, 'POST /auth/institutions/link', async ({ body, request, reply }) => {
    const token = browserToken(context, request)
    const link = token && (await consumeChallenge(db, token, 'institution-link', now()))
    if (!link || link.userId === null) throw linkOver()
    const userId = link.userId
    const data = link.data as PendingLink
    const isSharedComputer = body.is_shared_computer ?? data.isSharedComputer
    const { timeZone } = await findRecipient(db, userId)
    const visit = { request, reply, isSharedComputer }
    await enter(context, visit, { id: userId, timeZone }, toSignIn(data, isSharedComputer), async (trx) => {
      if (!(await addIdentity(trx, userId, data, now()))) throw linkOver()
      const event = { userId, request, detail: data.name, now: now() }
      await recordAccountEvent(trx, { ...event, kind: 'institution-linked' })
      const href = `${linkOrigin(settings, request)}/auth/reset-password`
      const recipient = { ...(await findRecipient(trx, userId)), edition: settings.edition }
      const message = institutionLinkedMail(recipient, data.name, href)
      await queueMail(trx, { kind: 'institution-linked', userId, message, now: now() })
    })
    return { ...(await currentUser(db, userId)), is_shared_computer: isSharedComputer }
  })

  route(api, 'DELETE /users/institutions/:id', async ({ person, params, request }) => {
    requireStepUp(person, now())
    await personTransaction(db, person.id, async (trx) => {
      const detail = await removeIdentity(trx, person.id, params.id)
      if (detail === undefined) throw notFound('institution')
      await recordAccountEvent(trx, { userId: person.id, kind: 'institution-unlinked', request, detail, now: now() })
    })
    return {}
  })
}

const linkOver = () =>
  new Failure(410, 'This took longer than ten minutes, or began in another browser. Please sign in again.')
