import type { MailMessage } from '../../src/mail/message.ts'
import { queueMail } from '../../src/modules/platform/mails/mails.repository.ts'
import type { TestApi } from './test-api.ts'

export const messageOf = (subject: string): MailMessage => {
  const words = { greeting: 'Hello,', before: [], after: [], signature: 'Us' }
  return { to: 'help@uni.test', subject, ...words }
}

/** Puts an email into the queue, which no one sends yet. */
export const queueMessage = ({ context, clock }: TestApi, subject: string) =>
  queueMail(context.db, { kind: 'message', userId: null, message: messageOf(subject), now: clock.now })
