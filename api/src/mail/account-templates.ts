import type { MailMessage } from './message.ts'
import { plainName } from './plain-name.ts'
import { frameFor, type Recipient } from './templates.ts'

// The mails that a person gets about their own account. Days and times come as words.

const notYou = 'If it was not you, please choose a new password straight away and write to us.'

/** The link is `href` and a token. */
export function signInLinkMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your link to sign in to ${title}`,
    before: [`Someone, probably you, asked for a link to sign in to ${title}.`],
    link: { label: 'Sign in', href, token: 'sign-in' },
    after: [
      'The link works once, within 15 minutes.',
      'If it was not you, you do not need to do anything: no one can sign in without the link.',
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
      'The link works once, within 1 day. Until then your account keeps its current address.',
      'If you did not ask for this, you do not need to do anything.',
    ],
  }
}

/** To an address that has an account, when someone wants to move their own account to it: only its owner learns of it. */
export function emailTakenMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `You already have an account for ${title}`,
    before: [
      `Someone, probably you, wanted to use this email address for another ${title} account. It already has an account, so nothing was changed.`,
    ],
    // Whoever asked must not be able to tell the two mails apart, not even by what is kept of them.
    link: { label: 'Sign in', href, token: 'email-change', isTokenDiscarded: true },
    after: ['If it was not you, you do not need to do anything: your account stays as it is.'],
  }
}

/** To the old address, when a new one is asked for and when it counts. */
export function emailChangedMail(recipient: Recipient, state: 'asked' | 'changed', href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  const isChanged = state === 'changed'
  return {
    ...frame,
    subject: isChanged ? `Your email address for ${title} was changed` : `Your email address for ${title} may change`,
    before: [
      isChanged
        ? `You now sign in to ${title} with another email address. This is our last email to this one.`
        : `Someone, probably you, wants to use another email address for your ${title} account. The change takes effect when someone opens the link that we sent there.`,
      'If it was you, all is well. If it was not, please choose a new password straight away, and write to us.',
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
      `Someone, probably you, signed in to your ${title} account in a browser that is new to us.`,
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
    subject: `A passkey was added to your ${title} account`,
    before: [
      `You can now sign in to ${title} with a new passkey: ${plainName(name) || 'without a name'}.`,
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
      `Your ${title} account is now linked to your account at ${institution}, so you can sign in with it.`,
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
      'If you did not ask for it, please choose a new password straight away, and write to us.',
    ],
  }
}

/** `day` is the one on which everything is erased. */
export function deletionAskedMail(recipient: Recipient, day: string, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your ${title} account will be deleted`,
    before: [
      `You asked us to delete your ${title} account. We have signed you out everywhere.`,
      `On ${day} we will erase everything of yours: notes, journal, progress, badges, settings and your photo.`,
      'Changed your mind? Sign in before that day, and choose "Keep my account".',
    ],
    link: { label: 'Sign in', href },
    after: ['If it was not you, please sign in, keep the account and choose a new password.'],
  }
}

export function accountKeptMail(recipient: Recipient, href: string): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your ${title} account stays`,
    before: ['You changed your mind: your account is not deleted, and everything in it is as it was.'],
    link: { label: 'Sign in', href },
    after: [],
  }
}

export function erasedMail(recipient: Recipient): MailMessage {
  const { title, frame } = frameFor(recipient)
  return {
    ...frame,
    subject: `Your ${title} account has been deleted`,
    before: [
      `As you asked, we have erased your ${title} account and everything in it.`,
      'Earlier backups, which are copies for emergencies, still hold it until they are deleted in turn. The privacy policy says when.',
    ],
    after: ['This is our last email to you. Thank you for learning with us.'],
  }
}
