import { escapeHtml } from '../../../../html.ts'
import type { MailKind } from '../../../platform/mails/mails.repository.ts'
import { type ExportPage, paragraphs, tableSection, textOf } from '../export-html.ts'

const mailWords: Record<MailKind, string> = {
  'account-exists': 'You already have an account',
  'account-kept': 'Your account stays',
  'calm-request': 'Your request for Calm, to our team',
  confirmation: 'Verify your email address',
  'deletion-asked': 'Your account will be deleted',
  'email-change': 'Verify your new email address',
  'email-changed': 'Your email address was changed, or a new one asked for',
  erased: 'Your account is deleted',
  'export-ready': 'Your data is ready',
  'institution-linked': 'You can sign in with an institution',
  message: 'Your message, to our team',
  'new-device': 'A new sign-in',
  'passkey-added': 'A passkey was added',
  'password-changed': 'Your password was changed',
  'password-reset': 'Choose a new password',
  'sign-in-link': 'Your link to sign in',
}
const mailInWords = (kind: unknown) => (mailWords as Record<string, string>)[String(kind)] ?? String(kind)

export const messagesPage: ExportPage = {
  file: 'messages.html',
  title: 'Your messages',
  about: 'What you have written to us, and which mails you had from us in the last 30 days.',
  isOptional: true,
  sections: [
    {
      table: 'messages',
      heading: 'Messages to us',
      none: 'There are none.',
      html: (rows, words) =>
        rows
          .map((row) => {
            const facts = row.facts ? `<h4>What you attached</h4>\n${paragraphs(textOf(row.facts))}` : ''
            const from = `${textOf(row.name)}, ${textOf(row.email)}`
            return `<article>\n<h3>${escapeHtml(words.moment(row.received_at))}</h3>\n<p class="when" dir="auto">From ${escapeHtml(from)}</p>\n${paragraphs(textOf(row.message))}\n${facts}</article>`
          })
          .join('\n'),
    },
    tableSection({
      table: 'mistakes',
      heading: 'Mistakes that you have reported',
      none: 'There are none.',
      columns: [
        ['Page', (row) => textOf(row.address)],
        ['What you wrote', (row) => textOf(row.words)],
        ['When', (row, words) => words.moment(row.reported_at)],
      ],
    }),
    tableSection({
      table: 'calm_requests',
      heading: 'Your request for Calm',
      none: 'There is none.',
      columns: [
        ['Name', (row) => `${textOf(row.first_name)} ${textOf(row.surname)}`],
        ['Email address', (row) => textOf(row.email)],
        ['When', (row, words) => words.moment(row.requested_at)],
      ],
    }),
    tableSection({
      table: 'mails',
      heading: 'Mails',
      none: 'There are none.',
      columns: [
        ['When', (row, words) => words.moment(row.created_at)],
        ['What about', (row) => mailInWords(row.kind)],
        ['Sent', (row, words) => words.moment(row.sent_at) || 'Not yet'],
      ],
    }),
  ],
}
