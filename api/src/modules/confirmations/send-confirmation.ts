import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { describeError } from '../../errors.ts'
import { Failure, invalid } from '../../http/failures.ts'
import { linkOrigin } from '../../http/origin.ts'
import { MailFailure } from '../../mail/mail.ts'
import { accountExistsMail, confirmationMail } from '../../mail/templates.ts'
import { createMailToken } from '../auth/mail-tokens.repository.ts'
import { removeRepeatedSignUp, removeUnconfirmed } from '../sign-up/sign-up.repository.ts'

interface Recipient {
  id: string
  email: string
  firstName: string
}

/**
 * Mails the link that opens a new account. The account is stored first, so that no link leads nowhere, and deleted again when
 * the mail could not be sent. Not in one transaction: a slow mail server would block the database.
 * @throws Failure 422 or 503 (mailNotSent)
 */
export const sendConfirmation = (context: Context, request: FastifyRequest, recipient: Recipient) =>
  mailOrUndo(
    request,
    () => mailConfirmation(context, request, recipient),
    () => removeUnconfirmed(context.db, recipient.id),
  )

/**
 * Tells the owner of an account that somebody signed up with its address.
 * @throws Failure 422 or 503 (mailNotSent), as sendConfirmation does: the answer must not tell them apart
 */
export const sendAccountExists = (context: Context, request: FastifyRequest, owner: Recipient) =>
  mailOrUndo(
    request,
    () => mailAccountExists(context, request, owner),
    () => removeRepeatedSignUp(context.db, owner.id),
  )

async function mailOrUndo(request: FastifyRequest, mail: () => Promise<void>, undo: () => Promise<unknown>) {
  try {
    await mail()
  } catch (error) {
    request.log.error({ failure: describeError(error) }, 'a confirmation was not sent')
    await undo()
    throw mailNotSent(error)
  }
}

/** The failure that is told to the person whose mail could not be sent. */
export function mailNotSent(error: unknown) {
  if (error instanceof MailFailure && error.isAddressRejected)
    return invalid('email', 'Our mail to this address was refused. Please check it.')
  return new Failure(
    503,
    'We could not send you a mail just now, so nothing was saved. Please try again in a few minutes.',
  )
}

/** @throws MailFailure */
export async function mailAccountExists(
  { mail, settings }: Context,
  request: FastifyRequest,
  { email, firstName }: Recipient,
) {
  const href = `${linkOrigin(settings, request)}/auth/sign-in`
  await mail.send(accountExistsMail({ edition: settings.edition, email, firstName }, href))
}

/** @throws MailFailure */
export async function mailConfirmation(
  { db, mail, settings, now }: Context,
  request: FastifyRequest,
  { id, email, firstName }: Recipient,
) {
  const token = await createMailToken(db, id, 'confirmation', now())
  const href = `${linkOrigin(settings, request)}/auth/confirmations/${token}`
  await mail.send(confirmationMail({ edition: settings.edition, email, firstName }, href))
}
