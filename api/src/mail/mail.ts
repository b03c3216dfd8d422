import type { SMTPPoolOptions } from 'nodemailer'
import { LoggableError } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { writeToDevMailbox } from './dev-mailbox.ts'
import { type MailMessage, messageHtml, messageText } from './message.ts'
import { buildSender, teamAddress } from './sender.ts'

/** How mail leaves the server: by SMTP, into the development mailbox (a folder), or not at all (production without MAIL_URL). */
export interface Mail {
  kind: 'smtp' | 'dev-mailbox' | 'none'
  /** Resolves when the mail was handed over. @throws MailFailure */
  send: (message: MailMessage) => Promise<void>
  /** Resolves when the mail server answers and lets us in; no mail is sent. @throws MailFailure */
  check: () => Promise<void>
  /** Closes the connections to the mail server that are kept for the next mail. */
  close: () => void
}

/** Mails that one process sends at the same time. */
export const mailConnections = 4

type MailSettings = Pick<Settings, 'isProduction' | 'mailUrl' | 'mailFrom' | 'publicOrigin' | 'devMailboxFolder'>

/** An email that was not handed over. Its message holds codes only: the answers of mail servers quote addresses. */
export class MailFailure extends LoggableError {
  /** The mail server rejected the address for good. */
  readonly isAddressRejected: boolean
  /** Such as "EENVELOPE 550". */
  readonly codes: string

  constructor(cause: unknown) {
    const { code, responseCode, command, response } = (cause ?? {}) as Record<string, unknown>
    const codes = [code, responseCode].filter(Boolean).join(' ') || 'no code'
    super(`mail was not sent (${codes})`)
    this.codes = codes
    // A server that refuses our sender, or to pass mails on for us (5.7), refuses every address: that is for the operator to change.
    const isAboutUs = command !== 'RCPT TO' || /^5\d\d[ -]5\.7\./.test(String(response))
    this.isAddressRejected = code === 'EENVELOPE' && Number(responseCode) >= 550 && !isAboutUs
  }
}

export function createMail(settings: MailSettings): Mail {
  const { isProduction, mailUrl, devMailboxFolder } = settings
  // Loaded with the first mail: an idle server does not need it.
  const nodemailer = () => import('nodemailer')
  const sendOptions = (message: MailMessage) => ({
    from: buildSender(settings),
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
    const options: SMTPPoolOptions = {
      url: mailUrl,
      pool: true,
      maxConnections: mailConnections,
      // Whoever sends tries again later.
      maxRequeues: 0,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }
    const make = async () => (await nodemailer()).createTransport(options)
    let made: ReturnType<typeof make> | undefined
    const transport = () => {
      made ??= make()
      return made
    }
    const send = async (message: MailMessage) => void (await (await transport()).sendMail(sendOptions(message)))
    return {
      kind: 'smtp',
      send: orMailFailure(send),
      check: orMailFailure(async () => void (await (await transport()).verify())),
      close: () => void made?.then((open) => open.close()),
    }
  }
  if (isProduction) {
    const refuse = () => Promise.reject(new MailFailure({ code: 'MAIL_URL is not set' }))
    return { kind: 'none', send: refuse, check: refuse, close: () => undefined }
  }
  const send = async (message: MailMessage) => {
    const composer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message: source } = await composer.sendMail({ ...sendOptions(message), textEncoding: 'quoted-printable' })
    await writeToDevMailbox(devMailboxFolder, source as Buffer)
  }
  return { kind: 'dev-mailbox', send: orMailFailure(send), check: async () => undefined, close: () => undefined }
}

function orMailFailure<Args extends unknown[]>(ask: (...args: Args) => Promise<void>) {
  return (...args: Args) =>
    ask(...args).catch((error) => {
      throw new MailFailure(error)
    })
}
