import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors.ts'
import { MailFailure, mailConnections } from '../../../mail/mail.ts'
import type { MailMessage } from '../../../mail/message.ts'
import { queueWaitingMessages } from '../messages/messages.repository.ts'
import { createMailToken } from './mail-tokens.repository.ts'
import { lockMail, markFailed, markSent, takeDueMail } from './mails.repository.ts'

type MailingContext = Pick<Context, 'db' | 'mail' | 'settings' | 'now'>

/**
 * Sends every mail that is due, a few at a time. Any number of processes may do this at once. One that is killed between handing an email over
 * and noting it leads to a second mail with the same Message-ID, never to none.
 */
export async function sendDueMails(context: MailingContext, log: FastifyBaseLogger) {
  // Without a mail server, mails wait in their table.
  if (context.mail.kind === 'none') return
  await Promise.all(Array.from({ length: mailConnections }, () => sendOneByOne(context, log)))
}

/** Ends with the first that fails, because the mail server is probably down; the next round goes on. */
async function sendOneByOne({ db, mail, now }: MailingContext, log: FastifyBaseLogger) {
  for (;;) {
    const taken = await takeDueMail(db, now())
    if (!taken) return
    try {
      const message = await withToken(db, taken, now())
      if (!message) continue
      await mail.send(message)
    } catch (error) {
      const failure = error instanceof MailFailure ? error : new MailFailure(error)
      const isOver = await markFailed(db, taken, failure, now())
      const { kind, attempts } = taken
      log.warn(
        { failure: describeError(error), kind, attempts },
        isOver ? 'an email was given up' : 'an email was not sent yet',
      )
      if (!failure.isAddressRejected) return
      continue
    }
    await markSent(db, taken, now())
  }
}

/**
 * Makes the secret of a link now: none is in the queue, and its time begins when the mail leaves. Undefined when the link was ended
 * meanwhile, and the mail with it.
 */
async function withToken(
  db: Context['db'],
  { id, message, user_id }: { id: string; message: MailMessage; user_id: string | null },
  now: Date,
): Promise<MailMessage | undefined> {
  const { link, to } = message
  if (!link?.token || user_id === null) return message
  const newToken = { userId: user_id, email: to, purpose: link.token, now }
  const token = await db
    .transaction()
    .execute(async (trx) => ((await lockMail(trx, id)) ? createMailToken(trx, newToken) : undefined))
  if (!token) return undefined
  return link.isTokenDiscarded ? message : { ...message, link: { ...link, href: `${link.href}/${token}` } }
}

type SoonContext = Pick<Context, 'background'> & MailingContext

/** Sends what was just put into the queue, after the call is answered. */
export function mailSoon(context: SoonContext, log: FastifyBaseLogger) {
  context.background.runOnce('mails', log, () => sendDueMails(context, log))
}

const roundMs = 10_000

/** Sends what waits, now and every ten seconds: what a mail server that was down, or a server that was stopped, left. Returns what stops it. */
export function startMailing(context: SoonContext, log: FastifyBaseLogger) {
  return context.background.runEvery(roundMs, 'mails', log, async () => {
    await queueWaitingMessages(context)
    await sendDueMails(context, log)
  })
}
