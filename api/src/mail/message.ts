import { escapeHtml } from '../html.ts'

export interface MailLink {
  label: string
  href: string
  /** Of a link that ends with a secret: what the secret is for. It is made and added to `href` when the mail leaves. */
  token?: 'confirmation' | 'password-reset' | 'sign-in' | 'email-change'
  /** The secret is made and thrown away, so that this mail leaves the same rows behind as one with its secret. */
  isTokenDiscarded?: boolean
}

/** An email to one person, in plain words, with at most one link to follow. */
export interface MailMessage {
  /** The bare address. */
  to: string
  /** Whom an answer goes to, a bare address; without it, the sender. */
  replyTo?: string
  /** Makes the same mail sent twice known as one to mail programs. */
  id?: string
  subject: string
  greeting: string
  before: string[]
  link?: MailLink
  after: string[]
  signature: string
}

/** The plain text of an email, its link on a line of its own. */
export function messageText({ greeting, before, link, after, signature }: MailMessage) {
  const linked = link ? [`${link.label}:\n${link.href}`] : []
  return `${[greeting, ...before, ...linked, ...after, signature].join('\n\n')}\n`
}

/** The HTML of the same mail: nothing is loaded, and it is readable at any size and in dark mode. */
export function messageHtml({ subject, greeting, before, link, after, signature }: MailMessage) {
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const linked = link
    ? [
        `<p><a href="${escapeHtml(link.href)}"><strong>${escapeHtml(link.label)}</strong></a></p>`,
        `<p>If the link does not open, copy this address into your browser:<br>${escapeHtml(link.href)}</p>`,
      ]
    : []
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    '</head>',
    '<body style="font-family: Verdana, Arial, sans-serif; font-size: 16px; line-height: 1.6; max-width: 36em">',
    ...[greeting, ...before].map(paragraph),
    ...linked,
    ...[...after, signature].map(paragraph),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
