import type { Database } from '../../../database/database.ts'
import type { MailFailure } from '../../../mail/mail.ts'
import type { MailMessage } from '../../../mail/message.ts'
import { endEarlierMailTokens } from './mail-tokens.repository.ts'

export type MailKind =
  | 'account-exists'
  | 'account-kept'
  | 'calm-request'
  | 'confirmation'
  | 'deletion-asked'
  | 'email-change'
  | 'email-changed'
  | 'erased'
  | 'export-ready'
  | 'institution-linked'
  | 'message'
  | 'new-device'
  | 'passkey-added'
  | 'password-changed'
  | 'password-reset'
  | 'sign-in-link'

interface NewMail {
  kind: MailKind
  /** Whom it is about; null for someone without an account. It goes with the account. */
  userId: string | null
  message: MailMessage
  now: Date
}

/**
 * Puts an email into the queue, in the transaction that causes it, in place of earlier ones whose link it replaces. `mailSoon` (mailing.ts)
 * sends it after that.
 */
export async function queueMail(trx: Database, { kind, userId, message, now }: NewMail) {
  if (userId && message.link?.token) await endEarlierMailTokens(trx, userId, message.link.token, now)
  await trx
    .insertInto('mails')
    .values({
      ...(message.id && { id: message.id }),
      kind,
      user_id: userId,
      recipient: message.to,
      message: JSON.stringify(message),
      created_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const minute = 60_000
/** Longer than an email takes: after it, whoever took the mail is gone. */
const leaseMs = 5 * minute
const longestWaitMs = 60 * minute
/** How long an email is tried. */
const giveUpAfterMs = 3 * 24 * 60 * minute

/**
 * Takes the mail that has waited longest, so that no other sender has it for the time of the lease. Undefined when none is due. One that is
 * planned for later than any wait was planned before the clock was set back, and is due too.
 */
export async function takeDueMail(db: Database, now: Date) {
  const latest = new Date(now.getTime() + longestWaitMs + leaseMs)
  const taken = await db
    .with('due', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where((or) => or.or([or('next_attempt_at', '<=', now), or('next_attempt_at', '>', latest)]))
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + leaseMs) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returning(['id', 'kind', 'user_id', 'message', 'attempts', 'created_at'])
    .executeTakeFirst()
  return taken && { ...taken, message: { ...(taken.message as MailMessage), id: taken.id } }
}

type TakenMail = NonNullable<Awaited<ReturnType<typeof takeDueMail>>>

/** The last mail to someone of whom nothing is kept any more: its row goes with it (docs/product/own-account.md#erasure). */
const isLast = ({ kind }: Pick<TakenMail, 'kind'>) => kind === ('erased' satisfies MailKind)

/** Whether an email is still to be sent; until the end of the transaction no one withdraws it. */
export async function lockMail(trx: Database, id: string) {
  return (
    (await trx.selectFrom('mails').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined
  )
}

/** What was sent is not kept, only that it was. */
export async function markSent(db: Database, mail: Pick<TakenMail, 'id' | 'kind'>, now: Date) {
  if (isLast(mail)) await db.deleteFrom('mails').where('id', '=', mail.id).execute()
  else await db.updateTable('mails').set({ sent_at: now, message: null }).where('id', '=', mail.id).execute()
}

/**
 * Plans the next attempt: after 1, 2, 4, … minutes, and at least once an hour. True when there is none: the address was refused for good, or
 * the mail was tried for three days. What it says is kept then, so that an operator can have it sent after all.
 */
export async function markFailed(db: Database, mail: TakenMail, failure: MailFailure, now: Date) {
  const waitMs = Math.min(longestWaitMs, minute * 2 ** Math.min(mail.attempts - 1, 10))
  const isOver = failure.isAddressRejected || now.getTime() - mail.created_at.getTime() >= giveUpAfterMs
  if (isOver && isLast(mail)) await db.deleteFrom('mails').where('id', '=', mail.id).execute()
  await db
    .updateTable('mails')
    .set({
      next_attempt_at: new Date(now.getTime() + waitMs),
      last_failure: failure.codes,
      is_address_refused: failure.isAddressRejected,
      given_up_at: isOver ? now : null,
    })
    .where('id', '=', mail.id)
    .execute()
  return isOver
}

const refusalMs = 60 * minute

/** Whether the latest mail about a sign-up with this address was refused by the address itself, within the last hour. */
export async function wasSignUpMailRefused(db: Database, email: string, now: Date) {
  const latest = await db
    .selectFrom('mails')
    .select('is_address_refused')
    .where('recipient', '=', email)
    .where('kind', 'in', ['confirmation', 'account-exists'])
    .where('created_at', '>', new Date(now.getTime() - refusalMs))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.is_address_refused ?? false
}

/** How many mails wait, the seconds that the oldest has waited (0 when none does), and how many were given up. */
export async function mailQueueState(db: Database, now: Date) {
  const { waiting, oldest, given_up } = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('given_up_at', 'is', null).as('waiting'),
      fn.min('created_at').filterWhere('given_up_at', 'is', null).as('oldest'),
      fn.countAll<number>().filterWhere('given_up_at', 'is not', null).as('given_up'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  const oldestSeconds = oldest ? Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)) : 0
  return { waiting, oldestSeconds, givenUp: given_up }
}

export const mailStates = ['waiting', 'sent', 'given-up'] as const

/** The latest mails, without what they say. */
export function findMails(
  db: Database,
  { state, most }: { state?: (typeof mailStates)[number] | undefined; most: number },
) {
  const columns = ['id', 'kind', 'recipient', 'created_at', 'attempts', 'next_attempt_at'] as const
  return db
    .selectFrom('mails')
    .select([...columns, 'last_failure', 'sent_at', 'given_up_at'])
    .$if(state === 'sent', (mails) => mails.where('sent_at', 'is not', null))
    .$if(state === 'given-up', (mails) => mails.where('given_up_at', 'is not', null))
    .$if(state === 'waiting', (mails) => mails.where('sent_at', 'is', null).where('given_up_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Makes one mail, or all that were not sent, due now; their three days begin again. Returns their ids. One at its first attempt is left. */
export async function retryMails(db: Database, id: string | undefined, now: Date) {
  const due = await db
    .updateTable('mails')
    .set({ next_attempt_at: now, created_at: now, given_up_at: null, is_address_refused: false })
    .where('sent_at', 'is', null)
    .where((or) => or.or([or('last_failure', 'is not', null), or('attempts', '=', 0)]))
    .$if(id !== undefined, (mails) => mails.where('id', '=', id ?? ''))
    .returning('id')
    .execute()
  return due.map((mail) => mail.id)
}
