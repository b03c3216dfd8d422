import { z } from 'zod'
import {
  addLicenceKeys,
  countUsedLicences,
  findLicenceKeys,
  licenceStates,
  revokeLicenceKeys,
} from '../licence-keys.repository.ts'
import { formatDay, tableLines } from '../lines.ts'
import { AdminFailure, adminVerb } from '../verb.ts'

const organisation = z.string().trim().min(1).max(200)
const dayMs = 24 * 60 * 60 * 1000
const noOrganisation = '–'

export const licenceVerbs = [
  adminVerb({
    name: 'licences create',
    does: 'makes licence keys for an organisation and prints them, one per line',
    options: z.object({
      count: z.coerce.number().int().min(1).max(10_000).describe('how many'),
      organisation: organisation.describe('who they are for'),
      until: z.iso.date('must look like 2027-09-01').optional().describe('the last day on which they can be used'),
    }),
    isChange: true,
    run: async ({ db, now }, { count, organisation, until }) => {
      const expiresAt = until === undefined ? null : new Date(Date.parse(until) + dayMs)
      if (expiresAt && expiresAt <= now()) throw new AdminFailure(`${until} is already over. No key was made.`)
      const keys = await addLicenceKeys(db, { count, organisation, expiresAt, now: now() })
      return { lines: keys, data: { organisation, until: until ?? null, keys } }
    },
  }),
  adminVerb({
    name: 'licences list',
    does: 'licence keys, who they are for, and whether they are free',
    options: z.object({
      organisation: organisation.optional().describe('only those of one organisation'),
      state: z
        .enum(licenceStates)
        .optional()
        .describe(`only these: ${licenceStates.join(', ')}`),
    }),
    isChange: false,
    run: async ({ db, now }, filter) => {
      const keys = await findLicenceKeys(db, filter, now())
      const rows = keys.map(({ licence_key, organisation, state, created_at, expires_at, used_at }) => [
        licence_key,
        state,
        formatDay(created_at),
        expires_at ? formatDay(new Date(expires_at.getTime() - dayMs)) : '',
        formatDay(used_at),
        organisation ?? noOrganisation,
      ])
      const heading = ['key', 'state', 'made', 'until', 'used', 'organisation']
      return { lines: tableLines(heading, rows, 'There are no such keys.'), data: keys }
    },
  }),
  adminVerb({
    name: 'licences revoke',
    does: 'takes back unused keys: one key, or all that an organisation has left',
    options: z.object({
      key: z.string().optional().describe('one key'),
      organisation: organisation.optional().describe('all unused keys of an organisation'),
    }),
    positional: ['key'],
    isChange: true,
    question: async ({ db, now }, { key, organisation }) => {
      const which = parseChoice(key, organisation)
      if ('licence_key' in which) return `The key ${which.licence_key} will no longer open an account.`
      const left = await findLicenceKeys(db, { ...which, state: 'free' }, now())
      return `${left.length} unused keys of ${which.organisation} will no longer open an account.`
    },
    run: async ({ db, now }, { key, organisation }) => {
      const which = parseChoice(key, organisation)
      const revoked = await revokeLicenceKeys(db, which, now())
      if (revoked.length === 0) {
        throw new AdminFailure(
          'licence_key' in which
            ? `There is no unused key ${which.licence_key}. The account of a used one stays: people erase removes an account.`
            : `${which.organisation} has no unused keys.`,
        )
      }
      return { lines: [`Taken back: ${revoked.length}.`], data: { revoked } }
    },
  }),
  adminVerb({
    name: 'licences used',
    does: 'how many licences were used in each month, by organisation',
    options: z.object({
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/, 'must look like 2026-11')
        .optional()
        .describe('one month alone'),
    }),
    isChange: false,
    run: async ({ db }, { month }) => {
      const counts = await countUsedLicences(db, month)
      const rows = counts.map(({ month, organisation, used }) => [month, String(used), organisation ?? noOrganisation])
      return { lines: tableLines(['month', 'used', 'organisation'], rows, 'No licence was used.'), data: counts }
    },
  }),
]

function parseChoice(key: string | undefined, organisation: string | undefined) {
  if (key !== undefined && organisation === undefined) return { licence_key: key.replaceAll(/[\s-]/g, '') }
  if (key === undefined && organisation !== undefined) return { organisation }
  throw new AdminFailure('Say which keys: one key, or --organisation.')
}
