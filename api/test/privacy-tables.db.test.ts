import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hourlyStatements } from '../src/database/maintenance.ts'
import { challengeLifetimeMs } from '../src/modules/accounts/auth/challenges.repository.ts'
import {
  longestSessionSeconds,
  sessionSeconds,
  sharedComputerSeconds,
} from '../src/modules/accounts/auth/session-length.ts'
import { keptDays } from '../src/modules/accounts/data-export/data-exports.repository.ts'
import { undoDays } from '../src/modules/accounts/deletion/deletion-delay.ts'
import { findPersonTables } from '../src/modules/accounts/person-data/person-tables.repository.ts'
import { useTestApi } from './support/test-api.ts'

// The privacy policy says what is kept and how long, and it is true: docs/product/public-pages.md#terms-and-privacy

const api = useTestApi()
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

interface Block {
  id: string
  items?: string[]
  text?: string
}
const { blocks }: { blocks: Block[] } = parse(read('content/pages/privacy.yaml'))
const textOf = (id: string) => blocks.find((block) => block.id === id)?.text ?? ''

/** Each kind of data of the policy's list, by the words that it begins with. */
const kinds = new Map(
  (blocks.find(({ id }) => id === 'kept-list')?.items ?? []).map((item) => {
    const [, name = '', what = '', kept = ''] = /^\*\*(.+?):\*\* (.+?) \*Kept(.+)$/.exec(item) ?? []
    return [name || item, { what, kept }] as const
  }),
)

/** The tables that hold something of people, by the policy's words about them. */
const tablesOf = {
  'Your account': 'users',
  'Unfinished sign-ups': 'repeated_sign_ups',
  'Your licence key': 'licence_keys',
  'What you told us at the start': 'user_infos user_softwares',
  'Your photo': 'avatars',
  'How you like to read': 'accessability_settings',
  'Your progress': 'progress_steps favourites quick_check_scores reminders user_badges visits',
  'What you write': 'notes highlights highlight_names reflections',
  'Notes that you deleted': 'deleted_notes',
  'Documents of your journal': 'downloads',
  Passkeys: 'passkeys',
  'Signing in at your institution': 'institution_identities',
  'Where you are signed in': 'sessions',
  'Browsers that we know': 'known_devices',
  'Account activity': 'account_events',
  'Sign-ins under way': 'sign_in_challenges',
  'Links that we emailed': 'mail_tokens',
  'A new email address': 'email_changes',
  'Emails to you': 'mails',
  'Messages to us': 'messages',
  'Mistakes that you report': 'mistakes',
  'A request for Calm': 'calm_requests',
  'A copy of your data': 'data_exports data_export_parts',
  'Wrong sign-ins': 'sign_in_attempts',
  'Counts of calls': 'request_limits',
  'Pages that fail': 'page_reports',
  'Pages that you write': 'document_drafts document_editors document_revisions content_images link_confirmations',
  'What operators do': 'operator_audit',
}
const kindOf: Record<string, string> = Object.fromEntries(
  Object.entries(tablesOf).flatMap(([kind, tables]) => tables.split(' ').map((table) => [table, kind])),
)

/** Tables that hold nothing of anyone. */
const ofNobody = (
  'badges chapters content_state deployment document_links documents durability_check essay_words flows ' +
  'identity_providers institutions learning_modules migrations search_entries search_words software_groups ' +
  'softwares steps version_counts'
).split(' ')

/** Kinds of data that are in no table. */
const inNoTable = ['Logs of the server']

test('each table is accounted for: by words of the policy, or as one that holds nothing of anyone', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.context.db)
  const tables = rows.map(({ name }) => name)
  const known = [...Object.keys(kindOf), ...ofNobody]
  expect(
    tables.filter((table) => !known.includes(table)),
    'not in the policy',
  ).toEqual([])
  expect(
    known.filter((table) => !tables.includes(table) && table !== 'durability_check'),
    'no longer a table',
  ).toEqual([])
})

test('no table that points to a person or holds an address counts as one of no one', async () => {
  const pointing = (await findPersonTables(api.context.db)).map(({ table }) => table)
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(user_id|email|recipient|address|first_name|surname|account|person)'`.execute(
    api.context.db,
  )
  const ofPages = ['documents.address', 'mistakes.address']
  const holding = rows.filter(({ name }) => !ofPages.includes(name)).map(({ name }) => name.split('.')[0] ?? '')
  expect(holding.length).toBeGreaterThan(30)
  expect([...new Set([...pointing, ...holding])].filter((table) => ofNobody.includes(table))).toEqual([])
})

test('the policy’s list has the form that is compared here, and no kind of data that is nowhere', () => {
  expect([...kinds].filter(([, { kept }]) => kept === '').map(([item]) => item)).toEqual([])
  const named = [...Object.values(kindOf), ...inNoTable]
  expect([...new Set(named)].filter((kind) => !kinds.has(kind))).toEqual([])
  expect([...kinds.keys()].filter((kind) => !named.includes(kind))).toEqual([])
})

const inWords = (seconds: number) => {
  const days = seconds / (24 * 60 * 60)
  if (days >= 1) return `${days} ${days === 1 ? 'day' : 'days'}`
  return seconds % 3600 === 0 ? `${seconds / 3600} hours` : `${seconds / 60} minutes`
}

/** What is not said by an interval in maintenance.ts: how long before `expires_at` a row is made. */
const lifetimes: Record<string, string[]> = {
  'Where you are signed in': [sessionSeconds, longestSessionSeconds, sharedComputerSeconds].map(inWords),
  'Sign-ins under way': [inWords(challengeLifetimeMs / 1000)],
  'A copy of your data': [`${keptDays} days`],
  'Counts of calls': ['1 hour'],
}

/** The periods by which the server deletes or shortens rows, by the policy's words. */
function enforcedPeriods() {
  const periods = new Map<string, Set<string>>()
  const add = (kind: string, words: string[]) => periods.set(kind, new Set([...(periods.get(kind) ?? []), ...words]))
  for (const statement of hourlyStatements) {
    const [, table = ''] = /^(?:delete from|update) (\w+)/.exec(statement) ?? []
    const [, interval] = /interval '(\d+ \w+)'/.exec(statement) ?? []
    if (ofNobody.includes(table)) continue
    // An account goes by itself only while no one has verified it.
    const kind = table === 'users' ? 'Unfinished sign-ups' : kindOf[table]
    expect(kind, statement).toBeDefined()
    add(kind ?? '', interval ? [interval] : (lifetimes[kind ?? ''] ?? [`a lifetime of ${table}`]))
  }
  return periods
}

test('the policy names the periods that the server keeps to, and no others', () => {
  const enforced = enforcedPeriods()
  expect(enforced.size).toBeGreaterThan(12)
  for (const [kind, { what, kept }] of kinds) {
    const periods = [...`${what} ${kept}`.matchAll(/\b\d+ (?:minute|hour|day|year)s?\b/g)].map(([words]) => words)
    expect(periods.toSorted(), kind).toEqual([...(enforced.get(kind) ?? [])].toSorted())
    const isForAccount = kept.includes('as long as your account')
    const isOpenEnded = kept.includes('[say how long]') || kept.includes('even when your account is deleted')
    expect(isForAccount || isOpenEnded, `${kind}: until when?`).toBe(periods.length === 0)
  }
})

test('everything that is kept as long as the account goes with it', async () => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select conrelid::regclass::text as table, confdeltype::text as rule from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'data_exports'::regclass)`.execute(api.context.db)
  const staying = rows.filter(({ rule }) => rule !== 'c').map(({ table }) => table)
  const others = staying.filter((table) => kindOf[table] !== 'Pages that you write')
  // Their rows lose the person's id.
  expect([...new Set(others)].toSorted()).toEqual(['licence_keys', 'mistakes'])
  expect(kinds.get('Your licence key')?.what).toContain('no one can see who used it')
  expect(kinds.get('Mistakes that you report')?.what).toContain('no longer says who wrote it')
  expect(rows.filter(({ rule }) => !['c', 'n'].includes(rule))).toEqual([])
})

test('the days to change one’s mind, and those of backups, are the ones that count', () => {
  expect(textOf('how-long-text')).toContain(`${undoDays} days later`)
  expect(textOf('rights-text-2')).toContain(`${undoDays} days`)
  expect(parse(read('content/pages/terms.yaml')).blocks.find(({ id }: Block) => id === 'ending-text').text).toContain(
    `${undoDays} days`,
  )
  const [, nights] = /--keep (\d+)/.exec(read('deploy/systemd/stepwise-backup.service')) ?? []
  expect(read('deploy/systemd/stepwise-backup.timer')).toMatch(/OnCalendar=\*-\*-\* \d\d:\d\d/)
  expect(textOf('how-long-text-2')).toContain(`One is made each night, and it is deleted after ${nights} days.`)
})
