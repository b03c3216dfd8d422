import type { SMTPTransportOptions } from 'nodemailer'
import { LoggableError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { type MailMessage, messageHtml, messageText } from './message.ts'
import { writeToOutbox } from './outbox.ts'
import { senderOf, teamAddress } from './sender.ts'

/** How mail leaves the server: by SMTP, into the outbox folder, or not at all (production without MAIL_URL). */
export interface Mail {
  kind: 'smtp' | 'outbox' | 'none'
  /** Resolves when the mail was handed over. @throws MailFailure */
  send: (message: MailMessage) => Promise<void>
}

type MailSettings = Pick<Settings, 'isProduction' | 'mailUrl' | 'mailFrom' | 'publicOrigin' | 'outboxFolder'>

/** A mail that was not handed over. Its message holds codes only: the answers of mail servers quote addresses. */
export class MailFailure extends LoggableError {
  /** The mail server rejected the address for good. */
  readonly isAddressRejected: boolean

  constructor(cause: unknown) {
    const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown }
    super(`mail was not sent (${[code, responseCode].filter(Boolean).join(' ') || 'no code'})`)
    this.isAddressRejected = code === 'EENVELOPE' && Number(responseCode) >= 550
  }
}

export function createMail(settings: MailSettings): Mail {
  const { isProduction, mailUrl, outboxFolder } = settings
  // Loaded with the first mail: an idle server does not need it.
  const nodemailer = () => import('nodemailer')
  const sendOptions = (message: MailMessage) => ({
    from: senderOf(settings),
    // An object, because nodemailer would read a text with a comma as a list of addresses.
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    ...(message.id && { messageId: `<${message.id}@${teamAddress(settings).split('@').at(-1)}>` }),
    subject: message.subject,
    text: messageText(message),
    html: messageHtml(message),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  if (mailUrl) {
    const options: SMTPTransportOptions = {
      url: mailUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }
    const send = async (message: MailMessage) =>
      void (await (await nodemailer()).createTransport(options).sendMail(sendOptions(message)))
    return { kind: 'smtp', send: orMailFailure(send) }
  }
  if (isProduction) {
    return { kind: 'none', send: () => Promise.reject(new MailFailure({ code: 'MAIL_URL is not set' })) }
  }
  const send = async (message: MailMessage) => {
    const composer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message: source } = await composer.sendMail({ ...sendOptions(message), textEncoding: 'quoted-printable' })
    await writeToOutbox(outboxFolder, source as Buffer)
  }
  return { kind: 'outbox', send: orMailFailure(send) }
}

function orMailFailure(send: Mail['send']): Mail['send'] {
  return (message) =>
    send(message).catch((error) => {
      throw new MailFailure(error)
    })
}
