import type { AccountEventKind } from '@stepwise/shared/contracts'
import { roleSchema } from '@stepwise/shared/contracts/user'
import { z } from 'zod'
import { recordAccountEvent } from '../../modules/accounts/auth/account-events.repository.ts'
import { endAllSessions } from '../../modules/accounts/auth/sessions.repository.ts'
import { erasePerson } from '../../modules/accounts/person-data/erase-person.repository.ts'
import { exportPerson } from '../../modules/accounts/person-data/read-rows.repository.ts'
import { confirmAccount } from '../../modules/accounts/users/users.repository.ts'
import { formatMinute, tableLines } from '../lines.ts'
import { findPeople, findPerson, setRole } from '../people.repository.ts'
import { type AdminContext, AdminFailure, adminVerb } from '../verb.ts'
import { addPersonVerb, emailOption } from './add-person.ts'

const options = z.object({ email: emailOption })
// The audit table keeps the person's id instead, so that it names no one who was erased.
const aboutOnePerson = { positional: ['email' as const], secret: ['email' as const] }

export const peopleVerbs = [
  adminVerb({
    name: 'people find',
    does: 'finds people by part of their address or name',
    options: z.object({
      text: z.string().trim().min(1).describe('part of the address or name'),
      most: z.coerce.number().int().min(1).max(1000).default(50).describe('how many at most'),
    }),
    positional: ['text'],
    isChange: false,
    run: async ({ db }, { text, most }) => {
      const people = await findPeople(db, text, most)
      const rows = people.map((person) => [
        person.email,
        person.role,
        person.confirmed_at ? 'verified' : 'not verified',
        `${person.first_name} ${person.surname}`,
        person.university ?? '',
      ])
      return { lines: tableLines(['email', 'role', 'address', 'name', 'of'], rows, 'No such person.'), data: people }
    },
  }),
  adminVerb({
    name: 'people show',
    does: 'one person, with how much data there is about them',
    options,
    positional: ['email'],
    isChange: false,
    run: async (context, { email }) => {
      const person = await requirePerson(context, email)
      const { users: _account, ...kept } = await exportPerson(context.db, person)
      const counts = Object.entries(kept).map(([table, rows]) => [table, rows.length] as const)
      const lines = [
        `${person.first_name} ${person.surname} <${person.email}>, ${person.role}`,
        `id         ${person.id}`,
        `of         ${person.university ?? ''}`,
        `since      ${formatMinute(person.created_at)}, by ${person.sign_up_type ?? 'an operator'}`,
        `verified   ${person.confirmed_at ? formatMinute(person.confirmed_at) : 'no'}`,
        ...(person.erase_at ? [`erased on  ${formatMinute(person.erase_at)}, at their request`] : []),
        ...counts.filter(([, count]) => count > 0).map(([table, count]) => `${table}: ${count}`),
      ]
      return { lines, data: { ...person, kept: Object.fromEntries(counts) } }
    },
  }),
  addPersonVerb,
  adminVerb({
    name: 'people role',
    does: 'what a person may do: student, content_manager or qa; it counts from their next click',
    options: options.extend({ role: roleSchema.describe(roleSchema.options.join(', ')) }),
    positional: ['email', 'role'],
    secret: ['email'],
    isChange: true,
    run: async (context, { email, role }) => {
      const { id } = await requirePerson(context, email)
      await setRole(context.db, id, role)
      await recordEvent(context, id, 'role-changed', role)
      return { lines: [`${email} is now ${role}.`], data: { id, role }, audited: { person: id } }
    },
  }),
  adminVerb({
    name: 'people confirm',
    does: 'opens an account whose email did not arrive: the address counts as verified',
    options,
    ...aboutOnePerson,
    isChange: true,
    run: async (context, { email }) => {
      const { id } = await requirePerson(context, email)
      if (await confirmAccount(context.db, id, context.now())) await recordEvent(context, id, 'address-verified')
      return { lines: [`${email} is verified and can sign in.`], data: { id }, audited: { person: id } }
    },
  }),
  adminVerb({
    name: 'people end-sessions',
    does: 'signs a person out everywhere',
    options,
    ...aboutOnePerson,
    isChange: true,
    run: async (context, { email }) => {
      const { id } = await requirePerson(context, email)
      await endAllSessions(context.db, id)
      await recordEvent(context, id, 'signed-out-everywhere')
      return { lines: [`${email} is signed out everywhere.`], data: { id }, audited: { person: id } }
    },
  }),
  adminVerb({
    name: 'people export',
    does: 'everything kept about a person, as JSON; the audit table records it',
    options,
    ...aboutOnePerson,
    isChange: true,
    run: async (context, { email }) => {
      const person = await requirePerson(context, email)
      await recordEvent(context, person.id, 'export-asked')
      const exported = await exportPerson(context.db, person)
      return { lines: [JSON.stringify(exported, null, 2)], data: exported, audited: { person: person.id } }
    },
  }),
  adminVerb({
    name: 'people erase',
    does: 'deletes a person and everything kept about them, for good',
    options,
    ...aboutOnePerson,
    isChange: true,
    question: async (context, { email }) => {
      const { first_name, surname } = await requirePerson(context, email)
      return `Everything about ${first_name} ${surname} <${email}> will be deleted for good. Run people export first to save it.`
    },
    run: async (context, { email }) => {
      const person = await requirePerson(context, email, { lock: true })
      await erasePerson(context.db, person)
      return {
        lines: ['Everything about this person is deleted. Earlier backups still have it.'],
        data: { id: person.id },
        audited: { person: person.id },
      }
    },
  }),
]

function recordEvent({ db, now }: AdminContext, userId: string, kind: AccountEventKind, detail = '') {
  return recordAccountEvent(db, { userId, kind, request: undefined, detail, now: now() })
}

async function requirePerson({ db }: AdminContext, email: string, locking?: { lock: boolean }) {
  const person = await findPerson(db, email, locking)
  if (!person)
    throw new AdminFailure(`There is no account for ${email}. people find searches for part of an address or name.`)
  return person
}
