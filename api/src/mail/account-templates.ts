import type { MailMessage } from './message.ts'
import { plainName } from './plain-name.ts'
import { frameFor, type Recipient } from './templates.ts'

// The mails that a person gets about their own account. Days and times come as words.

const notYou = 'If it was not you, please choose a new password at once and write to us.'

/** The link is `href` and a token. */
export function signInLinkMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your link to sign in to ${title}`,
    before: [`Someone, probably you, asked for a link to sign in to ${title}.`],
    link: { label: 'Sign in', href, token: 'sign-in' },
    after: [
      'The link works once, for 15 minutes.',
      'If it was not you, you need not do anything: without the link nobody is signed in.',
    ],
  }
}

/** To the new address. The link is `href` and a token. */
export function emailChangeMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Verify your new email address for ${title}`,
    before: [`You want to use this email address for ${title}. Please verify that it is yours.`],
    link: { label: 'Use this email address', href, token: 'email-change' },
    after: [
      'The link works once, for 1 day. Until then your account keeps the address that it has.',
      'If you did not ask for this, you need not do anything.',
    ],
  }
}

/** To an address that has an account, when somebody wants to move their own account to it: only its owner learns of it. */
export function emailTakenMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `You already have an account for ${title}`,
    before: [
      `Someone, probably you, wanted to use this email address for another account of ${title}. It already has an account, so nothing was changed.`,
    ],
    // Whoever asked must not be able to tell the two mails apart, not even by what is kept of them.
    link: { label: 'Sign in', href, token: 'email-change', isTokenDiscarded: true },
    after: ['If it was not you, you need not do anything: your account stays as it is.'],
  }
}

/** To the old address, when a new one is asked for and when it counts. */
export function emailChangedMail(recipient: Recipient, state: 'asked' | 'changed', href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  const isChanged = state === 'changed'
  return {
    ...frame,
    subject: isChanged
      ? `Your email address for ${title} was changed`
      : `A new email address for ${title} was asked for`,
    before: [
      isChanged
        ? `You sign in to ${title} with another email address now. This is the last mail to this one.`
        : `Someone, probably you, wants to use another email address for your account of ${title}. It counts when the link that we sent there is opened.`,
      'If it was you, all is well. If it was not, please choose a new password at once, and write to us.',
    ],
    link: { label: isChanged ? 'Write to us' : 'Choose a new password', href },
    after: [],
  }
}

interface SignIn {
  /** Such as "Chrome on Windows". */
  device: string
  when: string
}

export function newDeviceMail(recipient: Recipient, { device, when }: SignIn, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `A new sign-in to ${title}`,
    before: [
      `Someone, probably you, signed in to your account of ${title} in a browser that we have not seen before.`,
      `Browser: ${device}\nTime: ${when}`,
      `If it was you, all is well. ${notYou}`,
    ],
    link: { label: 'Choose a new password', href },
    after: [],
  }
}

export function passkeyAddedMail(recipient: Recipient, name: string, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `A passkey was added to your account of ${title}`,
    before: [
      `You can sign in to ${title} with a new passkey now: ${plainName(name) || 'without a name'}.`,
      `If it was you, all is well. ${notYou}`,
    ],
    link: { label: 'Choose a new password', href },
    after: [],
  }
}

export function institutionLinkedMail(recipient: Recipient, institution: string, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `You can sign in to ${title} with ${institution}`,
    before: [
      `Your account of ${title} is linked to your account at ${institution} now, so that you can sign in with it.`,
      `If it was you, all is well. ${notYou}`,
    ],
    link: { label: 'Choose a new password', href },
    after: [],
  }
}

export function exportReadyMail(recipient: Recipient, until: string, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your data from ${title} is ready`,
    before: [`The file with all your data from ${title} is ready. You need to be signed in to download it.`],
    link: { label: 'Go to the download', href },
    after: [
      `You can download it until ${until}. After that it is deleted, and you can ask for another one.`,
      'If you did not ask for it, please choose a new password at once, and write to us.',
    ],
  }
}

/** `day` is the one on which everything is erased. */
export function deletionAskedMail(recipient: Recipient, day: string, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your account of ${title} will be deleted`,
    before: [
      `You asked us to delete your account of ${title}. You were signed out everywhere.`,
      `On ${day} we erase everything that is yours: notes, journal, progress, badges, settings and your photo.`,
      'Did you change your mind? Sign in before that day, and choose "Keep my account".',
    ],
    link: { label: 'Sign in', href },
    after: ['If it was not you, please sign in, keep the account and choose a new password.'],
  }
}

export function accountKeptMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your account of ${title} stays`,
    before: ['You changed your mind: your account is not deleted, and everything in it is as it was.'],
    link: { label: 'Sign in', href },
    after: [],
  }
}

export function erasedMail(recipient: Recipient): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your account of ${title} is deleted`,
    before: [
      `As you asked, we have erased your account of ${title} and everything in it.`,
      'Copies for emergencies (backups) that were made before still hold it until they are deleted in their turn. The privacy policy says when.',
    ],
    after: ['This is our last mail to you. Thank you for having been here.'],
  }
}
