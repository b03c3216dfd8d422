import { notesLimit } from '@stepwise/shared/contracts/note'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { changedMeanwhile, invalid, notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { awardBadges } from '../badges/badges.repository.ts'
import {
  acceptsNotes,
  addNote,
  changeNote,
  countAllNotes,
  countNotes,
  findNote,
  findNotesPage,
  lockNote,
  removeNote,
  restoreNote,
} from './notes.repository.ts'

/** A person's own notes; another person's are a 404. */
export function notesRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, 'GET /notes', ({ person, query }) => findNotesPage(db, person.id, query.after))

  route(api, 'POST /notes', ({ person, body }) =>
    personTransaction(db, person.id, async (trx) => {
      const stepId = body.progress_step_id
      if (!(await acceptsNotes(trx, stepId))) {
        throw invalid('progress_step_id', 'This step is no longer part of the course, so it takes no notes.')
      }
      const id = await addNote(trx, {
        userId: person.id,
        stepId,
        content: body.content,
        videoTime: body.video_time ?? null,
        key: body.idempotency_key ?? null,
        now: now(),
      })
      await limitNotes(trx, person.id)
      const badges = await awardBadges(trx, settings.edition, person.id)
      const note = await noteOf(trx, person.id, id)
      return {
        note,
        notes_count: await countNotes(trx, person.id, note.step_id),
        badges,
      }
    }),
  )

  route(api, 'PUT /notes/:id', ({ person, params, body }) =>
    db.transaction().execute(async (trx) => {
      const { content, version } = body.note
      const stored = await lockNote(trx, person.id, params.id)
      if (!stored) throw notFound('note')
      // An edit is sent again when its answer was lost: that is no conflict with itself.
      if (stored.content !== content) {
        if (version !== undefined && version !== stored.version) {
          throw changedMeanwhile('note', await noteOf(trx, person.id, params.id))
        }
        await changeNote(trx, person.id, params.id, content, now())
      }
      return { note: await noteOf(trx, person.id, params.id) }
    }),
  )

  route(api, 'DELETE /notes/:id', async ({ person, params }) => {
    const removed = await removeNote(db, person.id, params.id, now())
    if (!removed) throw notFound('note')
    return { step_id: removed.step_id, notes_count: await countNotes(db, person.id, removed.step_id) }
  })

  route(api, 'POST /notes/:id/restore', ({ person, params }) =>
    personTransaction(db, person.id, async (trx) => {
      await restoreNote(trx, person.id, params.id)
      await limitNotes(trx, person.id)
      const note = await noteOf(trx, person.id, params.id)
      return { note, notes_count: await countNotes(trx, person.id, note.step_id) }
    }),
  )
}

/** Counted after the note was added, so that one which is sent again is none. @throws Failure 422, which takes the note back */
async function limitNotes(trx: Database, userId: string) {
  if ((await countAllNotes(trx, userId)) <= notesLimit) return
  const most = notesLimit.toLocaleString('en-GB')
  throw invalid(
    'content',
    `You have ${most} notes, and there can be no more. Delete one that you no longer need, then try again.`,
  )
}

async function noteOf(db: Database, userId: string, id: string) {
  const note = await findNote(db, userId, id)
  if (!note) throw notFound('note')
  return note
}
