import type { Edition } from '@stepwise/shared/contracts'
import { productTitles } from '@stepwise/shared/contracts/product-title'
import type { MailMessage } from './message.ts'
import { plainName } from './plain-name.ts'

export interface Recipient {
  edition: Edition
  email: string
  firstName: string
}

/** After signing up through an institution or a site: the account opens with the link, which is `href` and a token. */
export function confirmationMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Verify your email address for ${title}`,
    before: [`Thank you for signing up to ${title}. Please verify your email address to open your account.`],
    link: { label: 'Verify my email address', href, token: 'confirmation' },
    after: [
      'The link works for 3 days.',
      'If you did not sign up, you do not need to do anything: no account is opened without the link.',
    ],
  }
}

/** Instead of a confirmation, when someone signs up with an address that has an account: only its owner learns of it. */
export function accountExistsMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `You already have an account for ${title}`,
    before: [
      `Someone, probably you, signed up to ${title} with this email address. It already has an account, so we did not create a new one.`,
    ],
    link: { label: 'Sign in', href },
    after: [
      'Forgotten your password? Choose "Forgot your password?" on that page.',
      'If it was not you, you do not need to do anything: your account stays as it is.',
    ],
  }
}

/** The link is `href` and a token. */
export function passwordResetMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Choose a new password for ${title}`,
    before: [`Someone, probably you, asked for a new password for ${title}.`],
    link: { label: 'Choose a new password', href, token: 'password-reset' },
    after: [
      'The link works once, within 1 hour.',
      'If it was not you, you do not need to do anything: your password stays as it is.',
    ],
  }
}

/** `reset` is by a mailed link; `set` is the first one of an account that had none. */
export function passwordChangedMail(
  recipient: Recipient,
  href: string,
  state: 'reset' | 'changed' | 'set' = 'reset',
): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: state === 'set' ? `You now have a password for ${title}` : `Your password for ${title} was changed`,
    before: [
      state === 'reset'
        ? 'Your password was changed, and you were signed out everywhere.'
        : `Your password was ${state}, and you were signed out everywhere else.`,
      'If it was you, all is well. If not, please choose a new password straight away.',
    ],
    link: { label: 'Choose a new password', href },
    after: ['Passkeys and sign-in through an institution are unchanged. Your account page lists them.'],
  }
}

/** To someone for whom an operator has made an account. The link is `href` and a token. */
export function accountMadeMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your account for ${title}`,
    before: [`We have created a ${title} account for you. Please choose a password to open it.`],
    link: { label: 'Choose a password', href, token: 'password-reset' },
    after: ['The link works once, within 1 hour. After that, choose "Forgot your password?" where you sign in.'],
  }
}

/** A student's request for the calm gift, to the team that answers it within 48 hours. */
export function calmRequestMail(
  to: string,
  request: { email: string; firstName: string; surname: string },
): MailMessage {
  return {
    to,
    subject: 'A request for the calm gift',
    greeting: 'Hello,',
    before: [
      'A student asks for the calm gift. Please answer within 48 hours.',
      `Name: ${plainName(request.firstName)} ${plainName(request.surname)}`,
      `Email: ${request.email}`,
    ],
    after: [],
    signature: productTitles.study,
  }
}

interface Message {
  id: string
  kind: 'guest' | 'support'
  name: string
  email: string
  message: string
  facts: string
}

const messageKinds = {
  guest: { subject: 'A message from the contact form', writer: 'A visitor' },
  support: { subject: 'A message to support', writer: 'A person who is signed in' },
} as const

/** What a visitor or a learner wrote, to those who answer. An answer to the mail goes to the person. */
export function messageMail(to: string, edition: Edition, message: Message): MailMessage {
  const { subject, writer } = messageKinds[message.kind]
  const title = productTitles[edition]
  return {
    to,
    replyTo: message.email,
    id: message.id,
    subject: [subject, plainName(message.name)].filter(Boolean).join(' from '),
    greeting: 'Hello,',
    before: [
      `${writer} of ${title} writes:`,
      message.message,
      `Name: ${plainName(message.name)}`,
      `Email: ${message.email}`,
      `Edition: ${edition}`,
    ],
    after: message.facts ? [`What they use:\n${message.facts}`] : [],
    signature: title,
  }
}

/** What an operator sends to see that mails arrive. */
export function testMail(to: string, edition: Edition): MailMessage {
  const title = productTitles[edition]
  return {
    to,
    subject: `A test email from ${title}`,
    greeting: 'Hello,',
    before: [`An operator of ${title} has sent this to check that emails arrive. They do.`],
    after: [],
    signature: title,
  }
}

export function frameFor({ edition, email, firstName }: Recipient) {
  const title = productTitles[edition]
  const greeting = `${['Hello', plainName(firstName)].filter(Boolean).join(' ')},`
  return { title, frame: { to: email, greeting, signature: `Your ${title} team` } }
}
