import type { Edition } from '@stepwise/shared/contracts'
import { notesPerPage } from '@stepwise/shared/contracts/note'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { contentState } from '../../content/content-cache/content-cache.ts'
import { type CourseContent, courseContent } from '../flows/course-content.ts'
import { stepUrl } from '../steps/step-view.ts'

/** Which page of the notes: `after` is the `next` of the page before. */
interface PlaceInNotes {
  after?: string | undefined
  limit?: number | undefined
}

/** A page of a person's notes as it goes on the wire, the newest first, and where the next one begins. */
export async function findNotesPage(db: Database, edition: Edition, userId: string, place: PlaceInNotes) {
  const { after, limit = notesPerPage } = place
  const [createdAt = '', id = ''] = after?.split('~') ?? []
  const rows = await ownNotes(db, userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const notes = await onWire(db, edition, rows.slice(0, limit))
  const last = notes.at(-1)
  return { notes, next: rows.length > limit && last ? `${last.created_at}~${last.id}` : null }
}

/** One note of a person as it goes on the wire. */
export async function findNote(db: Database, edition: Edition, userId: string, id: string) {
  const [note] = await onWire(db, edition, await ownNotes(db, userId).where('id', '=', id).execute())
  return note
}

/** How many notes a person has written at a step; without one, at all of them. */
export async function countNotes(db: Database, userId: string, stepId?: string) {
  const { count } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$if(stepId !== undefined, (notes) => notes.where('step_id', '=', stepId ?? ''))
    .executeTakeFirstOrThrow()
  return count
}

type NewNote = Omit<Selectable<Tables['notes']>, 'id' | 'updated_at' | 'version'>

/**
 * Adds a note and returns it; for an idempotency key that was used before, that note. Undefined when the person has `most` notes, and when
 * another call adds one with this key in the same moment: asked again after that, it is found.
 */
export async function addNote(db: Database, note: NewNote, most: number) {
  const { user_id, step_id, content, video_time, idempotency_key, created_at } = note
  const { rows } = await sql<NoteRow>`
    with added as (
      insert into notes (user_id, step_id, content, video_time, idempotency_key, created_at, updated_at)
      select ${user_id}::uuid, ${step_id}, ${content}, ${video_time}::integer, ${idempotency_key},
        ${created_at}::timestamptz, ${created_at}::timestamptz
      where (select count(*) from notes where user_id = ${user_id}) < ${most}
      on conflict (user_id, idempotency_key) do nothing
      returning ${shown}
    )
    select ${shown} from added
    union all
    select ${shown} from notes where user_id = ${user_id} and idempotency_key = ${idempotency_key}
  `.execute(db)
  return rows[0]
}

/** The stored note that an edit is compared with, locked until the end of the transaction so that two edits follow each other. */
export function lockNote(trx: Database, userId: string, id: string) {
  return trx
    .selectFrom('notes')
    .select(['content', 'version'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeNote(trx: Database, userId: string, id: string, content: string, now: Date) {
  await trx
    .updateTable('notes')
    .set({ content, updated_at: now, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

const shown = sql.raw('id, content, created_at, version, video_time, step_id')
const columns = sql.raw('id, user_id, step_id, content, created_at, updated_at, video_time, idempotency_key, version')

/**
 * Deletes a note of a person and returns the step that it belongs to; undefined when there is no such note. It stays in
 * deleted_notes for an hour (database/maintenance.ts), so that restoreNote can bring it back.
 */
export async function removeNote(db: Database, userId: string, id: string, now: Date) {
  const { rows } = await sql<{ step_id: string }>`
    with removed as (delete from notes where user_id = ${userId} and id = ${id} returning ${columns})
    insert into deleted_notes (${columns}, deleted_at) select ${columns}, ${now} from removed
    returning step_id
  `.execute(db)
  return rows[0]
}

/** Brings a deleted note back as it was. Does nothing when there is none, or when it was restored before. */
export async function restoreNote(db: Database, userId: string, id: string) {
  await sql`
    with restored as (delete from deleted_notes where user_id = ${userId} and id = ${id} returning ${columns})
    insert into notes (${columns}) select ${columns} from restored on conflict do nothing
  `.execute(db)
}

/** Notes as they are stored, with the state of the content in which their steps are looked up. */
function ownNotes(db: Database, userId: string) {
  return db
    .selectFrom('notes')
    .select(['id', 'content', 'created_at', 'version', 'video_time', 'step_id'])
    .select(contentState.as('state'))
    .where('user_id', '=', userId)
}

type StoredNote = Awaited<ReturnType<ReturnType<typeof ownNotes>['executeTakeFirstOrThrow']>>
type NoteRow = Omit<StoredNote, 'state'>

async function onWire(db: Database, edition: Edition, rows: readonly StoredNote[]) {
  const [first] = rows
  if (!first) return []
  const content = await courseContent(db, edition, first.state)
  return rows.flatMap((row) => noteOnWire(row, content) ?? [])
}

/** A note as it goes on the wire; undefined when its step is not known. */
export function noteOnWire(
  { id, content, created_at, version, video_time, step_id }: NoteRow,
  { flowSteps }: CourseContent,
) {
  const step = flowSteps.get(step_id)
  if (!step) return undefined
  return {
    id,
    content,
    created_at: created_at.toISOString(),
    version,
    video_time,
    step_id,
    step_name: step.name,
    step_slug: step.slug,
    step_position: step.position,
    chapter_slug: step.chapter_slug,
    section_name: step.module_name,
    learning_module_slug: step.module_slug,
    flow_name: step.flow_name,
    flow_slug: step.flow_slug,
    primary_color: step.primary_color,
    secondary_color: step.secondary_color,
    url: step.isRetired ? null : stepUrl(step, { name: 'flows' }),
  }
}
