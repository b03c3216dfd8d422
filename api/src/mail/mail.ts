import type { SMTPTransportOptions } from 'nodemailer'
import { Failure, invalid } from '../http/failures.ts'
import type { Settings } from '../settings.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'
import { writeToOutbox } from './outbox.ts'

/** How mail leaves the server: by SMTP, into the outbox folder, or not at all (production without MAIL_URL). */
export interface Mail {
  kind: 'smtp' | 'outbox' | 'none'
  /** Resolves when the mail was handed over. @throws MailFailure */
  send: (letter: Letter) => Promise<void>
}

type MailSettings = Pick<Settings, 'isProduction' | 'mailUrl' | 'mailFrom' | 'publicOrigin' | 'outboxFolder'>

/** A mail that was not handed over. Its message holds codes only: what servers answer quotes addresses. */
export class MailFailure extends Error {
  /** The address itself was refused for good, as far as one can tell. */
  readonly isAddressRefused: boolean

  constructor(cause: unknown) {
    const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown }
    super(`mail was not sent (${[code, responseCode].filter(Boolean).join(' ') || 'no code'})`)
    this.isAddressRefused = code === 'EENVELOPE' && Number(responseCode) >= 550
  }
}

export function createMail(settings: MailSettings): Mail {
  const { isProduction, mailUrl, publicOrigin, mailFrom = defaultSender(publicOrigin), outboxFolder } = settings
  // Loaded with the first mail: a server at rest needs none of it.
  const nodemailer = () => import('nodemailer')
  const messageOf = (letter: Letter) => ({
    from: mailFrom,
    // As an object, so that nothing in the address is taken for a list.
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
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
    const send = async (letter: Letter) =>
      void (await (await nodemailer()).createTransport(options).sendMail(messageOf(letter)))
    return { kind: 'smtp', send: orMailFailure(send) }
  }
  if (isProduction) {
    return { kind: 'none', send: () => Promise.reject(new MailFailure({ code: 'MAIL_URL is not set' })) }
  }
  const send = async (letter: Letter) => {
    const composer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message } = await composer.sendMail({ ...messageOf(letter), textEncoding: 'quoted-printable' })
    await writeToOutbox(outboxFolder, message as Buffer)
  }
  return { kind: 'outbox', send: orMailFailure(send) }
}

/** What to tell the person whose mail could not be sent. */
export function mailRefusal(error: unknown) {
  if (error instanceof MailFailure && error.isAddressRefused)
    return invalid('email', 'Our mail to this address was refused. Please check it.')
  return new Failure(
    503,
    'We could not send you a mail just now, so nothing was saved. Please try again in a few minutes.',
  )
}

function orMailFailure(send: Mail['send']): Mail['send'] {
  return (letter) =>
    send(letter).catch((error) => {
      throw new MailFailure(error)
    })
}

function defaultSender(publicOrigin: string | undefined) {
  return `Stepwise <no-reply@${publicOrigin ? new URL(publicOrigin).hostname : 'stepwise.test'}>`
}
