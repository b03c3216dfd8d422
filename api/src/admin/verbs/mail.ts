import { z } from 'zod'
import { describeError } from '../../errors.ts'
import { isMailable } from '../../mail/address.ts'
import { createMail, MailFailure } from '../../mail/mail.ts'
import { testMail } from '../../mail/templates.ts'
import { findMails, mailQueueState, mailStates, retryMails } from '../../modules/platform/mails/mails.repository.ts'
import { formatMinute, tableLines } from '../lines.ts'
import { AdminFailure, adminVerb } from '../verb.ts'

const heading = ['id', 'since', 'kind', 'to', 'attempts', 'last failure', 'state']

export const mailVerbs = [
  adminVerb({
    name: 'mail list',
    does: 'emails that are waiting, sent or given up',
    options: z.object({
      state: z
        .enum(mailStates)
        .optional()
        .describe(`only these: ${mailStates.join(', ')}`),
      last: z.coerce.number().int().min(1).max(1000).default(50).describe('how many, latest first'),
    }),
    isChange: false,
    run: async ({ db, now }, { state, last }) => {
      const mails = await findMails(db, { state, most: last })
      const { waiting, oldestSeconds, givenUp } = await mailQueueState(db, now())
      const rows = mails.map((mail) => [
        mail.id,
        formatMinute(mail.created_at),
        mail.kind,
        mail.recipient,
        String(mail.attempts),
        mail.last_failure ?? '',
        formatState(mail),
      ])
      const summary = `${waiting} wait, the oldest for ${Math.ceil(oldestSeconds / 60)} minutes; ${givenUp} were given up.`
      return { lines: [...tableLines(heading, rows, 'There are no such emails.'), summary], data: mails }
    },
  }),
  adminVerb({
    name: 'mail retry',
    does: 'retries emails that are waiting or given up, within ten seconds',
    options: z.object({
      id: z.uuid('must be an id of `mail list`').optional().describe('one mail'),
      all: z.boolean().default(false).describe('everything that is waiting or given up'),
    }),
    positional: ['id'],
    isChange: true,
    run: async ({ db, now }, { id, all }) => {
      if ((id === undefined) === !all) throw new AdminFailure('Say which: an id of `mail list`, or --all.')
      const ids = await retryMails(db, id, now())
      if (id && ids.length === 0) throw new AdminFailure(`No email with the id ${id} is waiting or given up.`)
      return { lines: [`${ids.length} will be tried again.`], data: { ids } }
    },
  }),
  adminVerb({
    name: 'mail test',
    does: 'sends one email at once and shows the mail server’s answer',
    options: z.object({ to: z.string().refine(isMailable, 'must be one address').describe('the address') }),
    isChange: false,
    run: async ({ settings }, { to }) => {
      // Not the server's own, whose connections stay.
      const mail = createMail(settings)
      try {
        await mail.send(testMail(to, settings.edition))
      } catch (error) {
        const why = error instanceof MailFailure ? error.codes : describeError(error).kind
        throw new AdminFailure(`The email was not sent: ${why}. See docs/operations/mail.md for what that means.`)
      } finally {
        mail.close()
      }
      const where =
        mail.kind === 'dev-mailbox' ? `written to ${settings.devMailboxFolder}` : 'accepted by the mail server'
      return { lines: [`The email was ${where}.`], data: { to, kind: mail.kind } }
    },
  }),
]

function formatState({ sent_at, given_up_at, next_attempt_at }: Awaited<ReturnType<typeof findMails>>[number]) {
  if (sent_at) return `sent ${formatMinute(sent_at)}`
  return given_up_at ? `given up ${formatMinute(given_up_at)}` : `waits until ${formatMinute(next_attempt_at)}`
}
