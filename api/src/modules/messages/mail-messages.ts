import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { describeError } from '../../errors.ts'
import { supportAddress } from '../../mail/sender.ts'
import { messageMail } from '../../mail/templates.ts'
import { markMailed, postpone, takeDueMessage } from './messages.repository.ts'

type MailContext = Pick<Context, 'db' | 'mail' | 'settings' | 'now'>

/**
 * Mails every message that is due. Stops at the first that fails, because the mail server is probably down; the next round goes on. Several
 * servers may do this at once. One that is killed between handing a mail over and marking it leads to a second mail, never to none.
 */
export async function mailMessages({ db, mail, settings, now }: MailContext, log: FastifyBaseLogger) {
  // Without a mail server, messages wait in their table.
  if (mail.kind === 'none') return
  for (;;) {
    const message = await takeDueMessage(db, now())
    if (!message) return
    try {
      await mail.send(messageMail(supportAddress(settings), settings.edition, message))
    } catch (error) {
      await postpone(db, message, now())
      log.warn({ failure: describeError(error), attempts: message.attempts }, 'a message was not mailed yet')
      return
    }
    await markMailed(db, message.id, now())
  }
}

const roundMs = 60_000

/** Mails what waits, now and every minute: what a mail server that was down, or a server that was stopped, left. Returns what stops it. */
export function startMailingMessages(context: Pick<Context, 'background'> & MailContext, log: FastifyBaseLogger) {
  let isRunning = false
  const round = () => {
    if (isRunning) return
    isRunning = true
    context.background.run(log, async () => {
      try {
        await mailMessages(context, log)
      } finally {
        isRunning = false
      }
    })
  }
  round()
  const timer = setInterval(round, roundMs).unref()
  return () => clearInterval(timer)
}
