import { randomUUID } from 'node:crypto'
import type { Database } from '../../../database/database.ts'
import { isDatabaseError } from '../../../errors.ts'
import { lifetimes } from '../../platform/mails/mail-tokens.repository.ts'

/**
 * The address that a person has asked for and not verified yet: while the mail to it waits, and as long as its link works after that. Says
 * the same of an address that has an account, to which an email without such a link goes (docs/product/own-account.md#email-change).
 */
export async function findPendingEmail(db: Database, userId: string, now: Date) {
  const pending = await db
    .selectFrom('email_changes as change')
    .leftJoin('mails', 'mails.id', 'change.mail_id')
    .select('change.email')
    .where('change.user_id', '=', userId)
    .where(({ and, eb, fn, or }) =>
      or([
        and([eb('mails.id', 'is not', null), eb('mails.sent_at', 'is', null), eb('mails.given_up_at', 'is', null)]),
        eb(fn.coalesce('mails.sent_at', 'change.asked_at'), '>', new Date(now.getTime() - lifetimes['email-change'])),
      ]),
    )
    .executeTakeFirst()
  return pending?.email
}

interface NewEmailChange {
  userId: string
  email: string
  now: Date
}

/** Remembers the address that a person wants, in place of an earlier one. Returns the id that the mail to it gets. */
export async function saveEmailChange(trx: Database, { userId, email, now }: NewEmailChange) {
  await withdrawEmailChange(trx, userId)
  const mailId = randomUUID()
  await trx.insertInto('email_changes').values({ user_id: userId, email, asked_at: now, mail_id: mailId }).execute()
  return mailId
}

/** The person does not want the other address any more: links to it stop working, and an email that still waits is not sent. */
export async function withdrawEmailChange(trx: Database, userId: string) {
  const withdrawn = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .returning('mail_id')
    .executeTakeFirst()
  if (!withdrawn) return
  await trx.deleteFrom('mails').where('id', '=', withdrawn.mail_id).where('sent_at', 'is', null).execute()
}

/** Takes the request for this address; false when the person has another one by now, or none. */
export async function takeEmailChange(trx: Database, userId: string, email: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const uniqueViolation = '23505'

/**
 * Gives an account another address, which is known to be the person's own. False when someone else has it; the transaction is of no use
 * then. A sign-up with the address that was never verified goes, as at a sign-up.
 */
export async function changeEmail(trx: Database, userId: string, email: string, now: Date) {
  await trx
    .deleteFrom('users')
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('id', '!=', userId)
    .execute()
  // It was about the old address.
  await trx.deleteFrom('repeated_sign_ups').where('user_id', '=', userId).execute()
  try {
    await trx.updateTable('users').set({ email, confirmed_at: now }).where('id', '=', userId).execute()
    return true
  } catch (error) {
    if (error instanceof Error && isDatabaseError(error) && error.code === uniqueViolation) return false
    throw error
  }
}
