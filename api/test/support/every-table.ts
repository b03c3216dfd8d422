import type { Insertable } from 'kysely'
import type { Context } from '../../src/context.ts'
import type { Tables } from '../../src/database/tables.ts'
import { hashPassword } from '../../src/modules/accounts/auth/passwords.ts'
import { hashOfToken } from '../../src/tokens.ts'

/** Whose rows, and a word that is in every text of theirs, so that it is found wherever it gets to. */
export interface Owner {
  id: string
  email: string
  mark: string
}

/** What someone says of their course when they begin. */
export const answers = {
  course_started: 2025,
  course_ends: 2028,
  course_name: 'History',
  as_technology_level: 'quite familiar' as const,
  essay_writing_level: 3,
  presentations_level: 3,
  lectures_level: 3,
  reading_level: 3,
  organisation_level: 3,
  revision_level: 3,
}

type Database = Pick<Context, 'db' | 'now'>
type AddRow = (context: Database, owner: Owner) => Promise<unknown>

const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const issuer = 'https://login.uni.test'
const page = JSON.stringify({ title: 'Help', lead: '', blocks: [] })
const later = (now: Date, days = 1) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
/** Of an email that has left. */
const sent = (now: Date) => ({ message: '{}', created_at: now, next_attempt_at: now, sent_at: now })
const written = (mark: string, now: Date) => ({
  message: `A message of ${mark}`,
  received_at: now,
  mailed_at: now,
  next_attempt_at: now,
})

export const firstStep = async (db: Context['db']) =>
  (await db.selectFrom('steps').select('id').where('kind', '=', 'flow').orderBy('id').executeTakeFirstOrThrow()).id
const firstSoftware = async (db: Context['db']) =>
  (await db.selectFrom('softwares').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id

/** A document of their own, because of each there is one draft. */
async function documentOf(db: Context['db'], { mark }: Owner) {
  const id = `page:${mark.toLowerCase()}`
  const names = { id, kind: 'page', area: 'public', title: 'Help', path: `${id}.yaml` } as const
  await db
    .insertInto('documents')
    .values({ ...names, position: 9999, file: page, live: page })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

type RowOf<Table extends keyof Tables> = (
  owner: Owner,
  now: Date,
  db: Context['db'],
) => Row<Table> | Promise<Row<Table>>
type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

/** A person's row of each table that has rows of people. A new table needs a line here. */
const rows: { [Table in keyof Tables]?: RowOf<Table> } = {
  accessability_settings: ({ id }) => ({ user_id: id, background_color: '#FBF3DE' }),
  account_events: ({ id, mark }, at) => ({
    user_id: id,
    at,
    kind: 'passkey-added',
    actor: 'person',
    address: '192.0.2.7',
    detail: mark,
  }),
  avatars: ({ id }) => ({ user_id: id, large: image, medium: image }),
  calm_requests: ({ id, email, mark }, requested_at) => ({
    user_id: id,
    email,
    first_name: mark,
    surname: mark,
    requested_at,
  }),
  content_images: ({ id, mark }, uploaded_at) => ({
    hash: hashOfToken(mark),
    type: 'webp',
    bytes: image,
    width: 1,
    height: 1,
    uploaded_by: id,
    uploaded_at,
  }),
  deleted_notes: async ({ id: user_id, mark }, at, db) => ({
    id: crypto.randomUUID(),
    user_id,
    step_id: await firstStep(db),
    content: `A deleted note of ${mark}`,
    version: 1,
    created_at: at,
    updated_at: at,
    deleted_at: at,
  }),
  document_drafts: async (owner, saved_at, db) => ({
    document_id: await documentOf(db, owner),
    version: 1,
    body: JSON.stringify({ title: owner.mark, lead: '', blocks: [] }),
    body_version: 1,
    base: 0,
    author_id: owner.id,
    author_name: owner.mark,
    saved_at,
  }),
  document_editors: async (owner, seen_at, db) => ({
    document_id: await documentOf(db, owner),
    user_id: owner.id,
    seen_at,
  }),
  document_revisions: async (owner, now, db) => ({
    document_id: await documentOf(db, owner),
    number: 1,
    action: 'publish',
    body: page,
    body_version: 1,
    why: owner.mark,
    author_id: owner.id,
    author_name: owner.mark,
    created_at: now,
    live_at: now,
  }),
  downloads: ({ id, mark }, now) => ({
    token_hash: hashOfToken(`download ${mark}`),
    user_id: id,
    reflection_ids: [],
    format: 'txt',
    expires_at: later(now),
  }),
  email_changes: ({ id, mark }, asked_at) => ({
    user_id: id,
    email: `${mark}@new.test`.toLowerCase(),
    asked_at,
    mail_id: crypto.randomUUID(),
  }),
  favourites: async ({ id }, _, db) => ({ user_id: id, step_id: await firstStep(db) }),
  highlights: async ({ id, mark }, created_at, db) => ({
    user_id: id,
    step_id: await firstStep(db),
    colour: 'blue',
    quote: `Words that ${mark} has marked`,
    prefix: mark,
    suffix: mark,
    start_offset: 0,
    created_at,
    idempotency_key: `highlight-of-${mark}`,
  }),
  highlight_names: ({ id, mark }) => ({ user_id: id, colour: 'blue', name: mark }),
  institution_identities: ({ id, mark }, now) => ({
    user_id: id,
    issuer,
    subject: mark,
    domain: 'uni.test',
    linked_at: now,
    last_used_at: now,
  }),
  known_devices: ({ id, mark }, now) => ({
    user_id: id,
    token_hash: hashOfToken(`device ${mark}`),
    device: `Browser of ${mark}`,
    first_seen_at: now,
    last_seen_at: now,
  }),
  licence_keys: ({ id, mark }, now) => ({ licence_key: `key-${mark}`, used_by: id, used_at: now, created_at: now }),
  link_confirmations: ({ id }, confirmed_at) => ({
    url: `https://example.org/${crypto.randomUUID()}`,
    confirmed_by: id,
    confirmed_at,
  }),
  mail_tokens: ({ id, mark }, now) => ({
    token_hash: hashOfToken(`mail ${mark}`),
    user_id: id,
    purpose: 'email-change',
    expires_at: later(now),
    email: `${mark}@new.test`.toLowerCase(),
  }),
  mails: ({ id, email }, now) => ({ kind: 'new-device', user_id: id, recipient: email, ...sent(now) }),
  messages: ({ id, email, mark }, now) => ({
    kind: 'support',
    user_id: id,
    name: mark,
    email,
    digest: `support ${mark}`,
    ...written(mark, now),
  }),
  mistakes: async (owner, reported_at, db) => ({
    document_id: await documentOf(db, owner),
    address: '/resources',
    revision: 0,
    words: `A mistake that ${owner.mark} has found`,
    reported_by: owner.id,
    reported_at,
  }),
  notes: async ({ id, mark }, _, db) => ({
    user_id: id,
    step_id: await firstStep(db),
    content: `A note of ${mark}`,
    idempotency_key: `note-of-${mark}`,
  }),
  passkeys: ({ id, mark }, created_at) => ({
    user_id: id,
    credential_id: Buffer.from(`credential ${mark}`).toString('base64url'),
    public_key: Buffer.from(`public ${mark}`),
    counter: 1,
    transports: ['internal'],
    is_backed_up: true,
    name: `Phone of ${mark}`,
    created_at,
  }),
  progress_steps: async ({ id }, at, db) => ({
    user_id: id,
    step_id: await firstStep(db),
    visited_at: at,
    completed_at: at,
  }),
  quick_check_scores: async ({ id }, answered_at, db) => ({
    user_id: id,
    chapter_id: (await db.selectFrom('chapters').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id,
    right_count: 2,
    question_count: 3,
    answered_at,
  }),
  reflections: ({ id, mark }) => ({
    user_id: id,
    date: '2026-03-02',
    title: `A talk of ${mark}`,
    act: 'Breathe.',
    idempotency_key: `entry-of-${mark}`,
  }),
  reminders: async ({ id }, _, db) => ({ user_id: id, step_id: await firstStep(db), due_on: '2026-03-02' }),
  repeated_sign_ups: async ({ id, mark }) => ({ user_id: id, password_hash: await hashPassword(mark) }),
  sessions: ({ id, mark }, now) => ({
    user_id: id,
    token_hash: hashOfToken(`session ${mark}`),
    expires_at: later(now),
    device: `Session of ${mark}`,
    proved_at: now,
    device_hash: hashOfToken(`device ${mark}`),
    provider_issuer: issuer,
    provider_id_token: `id token of ${mark}`,
  }),
  sign_in_challenges: ({ id, mark }, now) => ({
    token_hash: hashOfToken(`challenge ${mark}`),
    purpose: 'passkey-proof',
    user_id: id,
    data: JSON.stringify({ challenge: mark }),
    expires_at: later(now),
  }),
  user_infos: ({ id, mark }) => ({
    user_id: id,
    ...answers,
    course_name: `Studies of ${mark}`,
  }),
  user_softwares: async ({ id }, _, db) => ({ user_id: id, software_id: await firstSoftware(db) }),
  visits: ({ id }) => ({ user_id: id, day: '2026-03-01', log_ins: 1 }),
}

type AnyRow = (...given: Parameters<RowOf<keyof Tables>>) => unknown
const adding = ([table, rowOf]: [string, AnyRow]): [string, AddRow] => [
  table,
  async ({ db, now }, owner) =>
    db
      .insertInto(table as keyof Tables)
      .values((await rowOf(owner, now(), db)) as never)
      .execute(),
]

/** How to add a person's row to each table that has rows of people. */
export const rowsOfPerson: Record<string, AddRow> = {
  users: ({ db, now }, { id, mark }) =>
    db
      .updateTable('users')
      .set({ first_name: mark, surname: `${mark} Price`, university: `University of ${mark}`, confirmed_at: now() })
      .where('id', '=', id)
      .execute(),
  ...Object.fromEntries(Object.entries(rows as Record<string, AnyRow>).map(adding)),
  data_exports: async ({ db, now }, { id: user_id, mark }) => {
    const [own, at] = [
      { user_id, id: crypto.randomUUID() },
      { requested_at: now(), ready_at: now() },
    ]
    const about = { state: 'ready', is_large: false, link_origin: 'https://stepwise.test', bytes: mark.length } as const
    await db
      .insertInto('data_exports')
      .values({ ...own, ...at, ...about, expires_at: later(now(), 7) })
      .execute()
    const part = { user_id, export_id: own.id, number: 0, bytes: Buffer.from(mark) }
    await db.insertInto('data_export_parts').values(part).execute()
  },
  user_badges: ({ db }, { id }) =>
    db
      .insertInto('user_badges')
      .values({ user_id: id, code: 'NOTE_NINJA' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
}

/** Gives a person a row in every table, and what they wrote and were mailed before they had an account. */
export async function addRowsOfPerson(context: Database, owner: Owner) {
  for (const addRow of Object.values(rowsOfPerson)) await addRow(context, owner)
  const { db, now } = context
  const { mark, email } = owner
  const guest = { kind: 'guest', name: mark, email: email.toUpperCase(), digest: `guest ${mark}` } as const
  await db
    .insertInto('messages')
    .values({ ...guest, ...written(mark, now()) })
    .execute()
  const mail = { kind: 'account-exists', recipient: email, ...sent(now()) } as const
  await db.insertInto('mails').values(mail).execute()
}
