import type { Context } from '../../src/context.ts'
import { hashOfToken } from '../../src/tokens.ts'
import { accountRows } from './account-rows.ts'
import { type AddRow, later, type Owner, sent } from './row-of-person.ts'

const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const stepOf = ({ db }: Pick<Context, 'db'>) =>
  db.selectFrom('steps').select('id').where('kind', '=', 'flow').orderBy('id').executeTakeFirstOrThrow()

/** A document of their own, because of each there is one draft. */
async function documentOf({ db }: Pick<Context, 'db'>, { mark }: Owner) {
  const id = `page:${mark.toLowerCase()}`
  const body = JSON.stringify({ title: 'Help', lead: '', blocks: [] })
  await db
    .insertInto('documents')
    .values({
      id,
      kind: 'page',
      area: 'public',
      title: 'Help',
      position: 9999,
      file: body,
      live: body,
      path: `${id}.yaml`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** How to add a person's row to each table that has rows of people. A new table needs a line here. */
export const rowsOfPerson: Record<string, AddRow> = {
  users: ({ db, now }, { id, mark }) =>
    db
      .updateTable('users')
      .set({ first_name: mark, surname: `${mark} Price`, university: `University of ${mark}`, confirmed_at: now() })
      .where('id', '=', id)
      .execute(),
  accessability_settings: ({ db }, { id }) =>
    db.insertInto('accessability_settings').values({ user_id: id, background_color: '#FBF3DE' }).execute(),
  avatars: ({ db }, { id }) => db.insertInto('avatars').values({ user_id: id, large: image, medium: image }).execute(),
  calm_requests: ({ db, now }, { id, email, mark }) =>
    db
      .insertInto('calm_requests')
      .values({ user_id: id, email, first_name: mark, surname: mark, requested_at: now() })
      .execute(),
  content_images: ({ db, now }, { id, mark }) =>
    db
      .insertInto('content_images')
      .values({
        hash: hashOfToken(mark),
        type: 'webp',
        bytes: image,
        width: 1,
        height: 1,
        uploaded_by: id,
        uploaded_at: now(),
      })
      .execute(),
  deleted_notes: async (context, { id, mark }) => {
    const { id: step_id } = await stepOf(context)
    const at = context.now()
    const note = { step_id, content: `A deleted note of ${mark}`, created_at: at, updated_at: at, version: 1 }
    const deleted = { id: crypto.randomUUID(), user_id: id, video_time: null, idempotency_key: null, deleted_at: at }
    await context.db
      .insertInto('deleted_notes')
      .values({ ...note, ...deleted })
      .execute()
  },
  document_drafts: async ({ db, now }, owner) => {
    const { id, mark } = owner
    const document_id = await documentOf({ db }, owner)
    await db
      .insertInto('document_drafts')
      .values({
        document_id,
        version: 1,
        body: JSON.stringify({ title: mark, lead: '', blocks: [] }),
        body_version: 1,
        base: 0,
        author_id: id,
        author_name: mark,
        saved_at: now(),
      })
      .execute()
  },
  document_editors: async ({ db, now }, owner) => {
    const document_id = await documentOf({ db }, owner)
    await db.insertInto('document_editors').values({ document_id, user_id: owner.id, seen_at: now() }).execute()
  },
  document_revisions: async ({ db, now }, owner) => {
    const { id, mark } = owner
    const document_id = await documentOf({ db }, owner)
    await db
      .insertInto('document_revisions')
      .values({
        document_id,
        number: 1,
        action: 'publish',
        restored: null,
        body: JSON.stringify({ title: 'Resources', lead: '', blocks: [] }),
        body_version: 1,
        why: mark,
        author_id: id,
        author_name: mark,
        created_at: now(),
        live_at: now(),
      })
      .execute()
  },
  downloads: ({ db, now }, { id, mark }) =>
    db
      .insertInto('downloads')
      .values({
        token_hash: hashOfToken(`download ${mark}`),
        user_id: id,
        reflection_ids: [],
        format: 'txt',
        expires_at: later(now()),
      })
      .execute(),
  favourites: async (context, { id }) => {
    const { id: step_id } = await stepOf(context)
    await context.db.insertInto('favourites').values({ user_id: id, step_id }).execute()
  },
  link_confirmations: ({ db, now }, { id }) =>
    db
      .insertInto('link_confirmations')
      .values({ url: `https://example.org/${crypto.randomUUID()}`, confirmed_by: id, confirmed_at: now() })
      .execute(),
  messages: ({ db, now }, { id, email, mark }) =>
    db
      .insertInto('messages')
      .values({ kind: 'support', user_id: id, name: mark, email, digest: `support ${mark}`, ...written(mark, now()) })
      .execute(),
  mistakes: async ({ db, now }, owner) => {
    const { id, mark } = owner
    const document_id = await documentOf({ db }, owner)
    await db
      .insertInto('mistakes')
      .values({
        document_id,
        address: '/resources',
        revision: 0,
        words: `A mistake that ${mark} has found`,
        reported_by: id,
        reported_at: now(),
        settled_at: null,
        settled_by: null,
      })
      .execute()
  },
  notes: async (context, { id, mark }) => {
    const { id: step_id } = await stepOf(context)
    const idempotency_key = `note-of-${mark}`
    await context.db
      .insertInto('notes')
      .values({ user_id: id, step_id, content: `A note of ${mark}`, video_time: null, idempotency_key })
      .execute()
  },
  progress_steps: async (context, { id }) => {
    const { id: step_id } = await stepOf(context)
    const at = context.now()
    await context.db
      .insertInto('progress_steps')
      .values({ user_id: id, step_id, visited_at: at, completed_at: at })
      .execute()
  },
  reflections: ({ db }, { id, mark }) =>
    db
      .insertInto('reflections')
      .values({
        user_id: id,
        date: '2026-03-02',
        title: `A talk of ${mark}`,
        act: 'Breathe.',
        tag: null,
        idempotency_key: `entry-of-${mark}`,
      })
      .execute(),
  user_badges: ({ db }, { id }) =>
    db
      .insertInto('user_badges')
      .values({ user_id: id, code: 'NOTE_NINJA' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  user_infos: ({ db }, { id, mark }) =>
    db
      .insertInto('user_infos')
      .values({
        user_id: id,
        course_started: 2025,
        course_ends: 2028,
        course_name: `Studies of ${mark}`,
        as_technology_level: 'a little knowledge',
        essay_writing_level: 1,
        presentations_level: 2,
        lectures_level: 3,
        reading_level: 4,
        organisation_level: 5,
        revision_level: 1,
      })
      .execute(),
  user_softwares: async ({ db }, { id }) => {
    const { id: software_id } = await db
      .selectFrom('softwares')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db.insertInto('user_softwares').values({ user_id: id, software_id }).execute()
  },
  visits: ({ db }, { id }) => db.insertInto('visits').values({ user_id: id, day: '2026-03-01', log_ins: 1 }).execute(),
  ...accountRows,
}

/** What somebody wrote before they had an account, and what was mailed to them then. */
export async function addRowsOfVisitor({ db, now }: Pick<Context, 'db' | 'now'>, { email, mark }: Owner) {
  await db
    .insertInto('messages')
    .values({
      kind: 'guest',
      user_id: null,
      name: mark,
      email: email.toUpperCase(),
      digest: `guest ${mark}`,
      ...written(mark, now()),
    })
    .execute()
  await db
    .insertInto('mails')
    .values({ kind: 'account-exists', user_id: null, recipient: email, ...sent(now()) })
    .execute()
}

/** Gives a person a row in every table. */
export async function addRowsOfPerson(context: Pick<Context, 'db' | 'now'>, owner: Owner) {
  for (const addRow of Object.values(rowsOfPerson)) await addRow(context, owner)
  await addRowsOfVisitor(context, owner)
}

const written = (mark: string, now: Date) => ({
  message: `A message of ${mark}`,
  received_at: now,
  mailed_at: now,
  next_attempt_at: now,
})
