import { roleSchema } from '@stepwise/shared/contracts/user'
import { z } from 'zod'
import { isMailable } from '../../mail/address.ts'
import { accountMadeMail } from '../../mail/templates.ts'
import { recordAccountEvent } from '../../modules/accounts/auth/account-events.repository.ts'
import { hashPassword } from '../../modules/accounts/auth/passwords.ts'
import { queueMail } from '../../modules/platform/mails/mails.repository.ts'
import { newToken } from '../../tokens.ts'
import { addPerson } from '../people.repository.ts'
import { AdminFailure, adminVerb } from '../verb.ts'

export const emailOption = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .refine(isMailable, 'must be one address')
  .describe('their address')

const name = z.string().trim().min(1).max(200)

/** The first people of a product have no licence yet, and those who only edit content need none. */
export const addPersonVerb = adminVerb({
  name: 'people add',
  does: 'creates an account without a licence; its owner gets an email with a link to choose a password',
  options: z.object({
    email: emailOption,
    firstName: name.describe('first name'),
    surname: name.describe('surname'),
    university: name.optional().describe('university or organisation'),
    role: roleSchema.default('student').describe(roleSchema.options.join(', ')),
  }),
  positional: ['email'],
  secret: ['email', 'firstName', 'surname'],
  isChange: true,
  run: async ({ db, mail, settings, now }, { email, role, firstName, university = null, surname }) => {
    const { edition, publicOrigin } = settings
    if (mail.kind === 'none') throw new AdminFailure('No email can be sent, so no account was created: set MAIL_URL.')
    if (!publicOrigin)
      throw new AdminFailure('Set PUBLIC_URL: the link in the email begins with it. No account was created.')
    const password_hash = await hashPassword(newToken())
    const row = { email, role, university, password_hash, first_name: firstName, surname, created_at: now() }
    const id = await addPerson(db, row)
    if (id === undefined) throw new AdminFailure(`${email} already has an account. people role changes what it may do.`)
    await recordAccountEvent(db, { userId: id, kind: 'account-made', request: undefined, now: now() })
    const message = accountMadeMail({ edition, email, firstName }, `${publicOrigin}/auth/reset_password`)
    await queueMail(db, { kind: 'password-reset', userId: id, message, now: now() })
    return {
      lines: [
        `${email} is created, as ${role}. The email with the link goes out within ten seconds while the server runs.`,
      ],
      data: { id, role },
      audited: { person: id },
    }
  },
})
