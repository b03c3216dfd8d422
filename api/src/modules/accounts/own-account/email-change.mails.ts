import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { emailChangedMail, emailChangeMail, emailTakenMail } from '../../../mail/account-templates.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { findAccount } from '../users/users.repository.ts'

type MailContext = Pick<Context, 'settings' | 'now'>

interface Asker {
  userId: string
  firstName: string
}

/**
 * Queues the mail to an address that a person wants to have: with a link that gives it to them, or, when someone has an account with it,
 * with word of that to its owner. Both leave the same rows behind, for whoever asked may read their own
 * (docs/product/accounts.md#no-one-learns).
 */
export async function queueNewAddressMail(
  trx: Database,
  { settings, now }: MailContext,
  request: FastifyRequest,
  { userId, firstName, email, mailId }: Asker & { email: string; mailId: string },
) {
  const { edition } = settings
  const origin = linkOrigin(settings, request)
  const owner = await findAccount(trx, email)
  const message = owner?.confirmedAt
    ? emailTakenMail({ edition, email, firstName: owner.firstName }, `${origin}/auth/sign-in`)
    : emailChangeMail({ edition, email, firstName }, `${origin}/auth/new-email`)
  await queueMail(trx, { kind: 'email-change', userId, message: { ...message, id: mailId }, now: now() })
}

/** Queues the mail that tells a person at their old address that another was asked for, or counts now. */
export async function queueOldAddressMail(
  trx: Database,
  { settings, now }: MailContext,
  request: FastifyRequest,
  { userId, firstName, email }: Asker & { email: string },
  state: 'asked' | 'changed',
) {
  const origin = linkOrigin(settings, request)
  const href = state === 'asked' ? `${origin}/auth/reset-password` : `${origin}/#connect-block`
  const message = emailChangedMail({ edition: settings.edition, email, firstName }, state, href)
  await queueMail(trx, { kind: 'email-changed', userId, message, now: now() })
}
