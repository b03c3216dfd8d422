import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { accountExistsMail, confirmationMail } from '../../../mail/templates.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'

interface Recipient {
  id: string
  email: string
  firstName: string
}

type MailContext = Pick<Context, 'settings' | 'now'>

/** Queues the mail with the link that opens a new account. */
export async function queueConfirmation(
  trx: Database,
  { settings, now }: MailContext,
  request: FastifyRequest,
  { id, email, firstName }: Recipient,
) {
  const href = `${linkOrigin(settings, request)}/auth/confirmations`
  const message = confirmationMail({ edition: settings.edition, email, firstName }, href)
  await queueMail(trx, { kind: 'confirmation', userId: id, message, now: now() })
}

/** Queues the mail that tells the owner of an account that someone signed up with its address. */
export async function queueAccountExists(
  trx: Database,
  { settings, now }: MailContext,
  request: FastifyRequest,
  { id, email, firstName }: Recipient,
) {
  const href = `${linkOrigin(settings, request)}/auth/sign-in`
  const message = accountExistsMail({ edition: settings.edition, email, firstName }, href)
  await queueMail(trx, { kind: 'account-exists', userId: id, message, now: now() })
}
