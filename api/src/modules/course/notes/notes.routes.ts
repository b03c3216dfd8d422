import type { Edition } from '@stepwise/shared/contracts'
import { notesLimit } from '@stepwise/shared/contracts/note'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { changedMeanwhile, invalid, notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { awardEarned, findBadgeProgress } from '../badges/badges.repository.ts'
import { courseContent } from '../flows/course-content.ts'
import {
  addNote,
  changeNote,
  countNotes,
  findNote,
  findNotesPage,
  lockNote,
  noteOnWire,
  removeNote,
  restoreNote,
} from './notes.repository.ts'

/** A person's own notes; another person's are a 404. */
export function notesRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, 'GET /notes', ({ person, query }) => findNotesPage(db, settings.edition, person.id, query))

  route(api, 'POST /notes', async ({ person, body, request }) => {
    const { progress_step_id: step_id, content, video_time = null, idempotency_key = null } = body
    const { flowSteps } = await courseContent(db, settings.edition, request.contentState)
    if (flowSteps.get(step_id)?.isRetired !== false) {
      throw invalid('progress_step_id', 'This step has gone, so you cannot add notes to it.')
    }
    const note = { user_id: person.id, step_id, content, video_time, idempotency_key, created_at: now() }
    // Calls of the same moment do not count each other's notes. Near the limit they come one after another.
    const added =
      (await addNote(db, note, notesLimit - mostAtOnce)) ??
      (await personTransaction(db, person.id, (trx) => addNote(trx, note, notesLimit)))
    if (!added) throw tooManyNotes()
    const badgeProgress = await findBadgeProgress(db, settings.edition, person.id)
    return {
      note: existing(noteOnWire(added, badgeProgress.content)),
      notes_count: badgeProgress.own.notesAt({ flow_step_id: added.step_id }),
      badges: await awardEarned(db, settings.edition, badgeProgress),
    }
  })

  route(api, 'PUT /notes/:id', ({ person, params, body }) =>
    db.transaction().execute(async (trx) => {
      const { content, version } = body.note
      const stored = await lockNote(trx, person.id, params.id)
      if (!stored) throw notFound('note')
      // An edit is sent again when its answer was lost: that is not a conflict with itself.
      if (stored.content !== content) {
        if (version !== undefined && version !== stored.version) {
          throw changedMeanwhile('note', await loadNote(trx, settings.edition, person.id, params.id))
        }
        await changeNote(trx, person.id, params.id, content, now())
      }
      return { note: await loadNote(trx, settings.edition, person.id, params.id) }
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
      // Counted after the note came back: the failure takes it away again.
      if ((await countNotes(trx, person.id)) > notesLimit) throw tooManyNotes()
      const note = await loadNote(trx, settings.edition, person.id, params.id)
      return { note, notes_count: await countNotes(trx, person.id, note.step_id) }
    }),
  )
}

/** More notes than one person's calls can add in the same moment. */
const mostAtOnce = 100

function tooManyNotes() {
  const most = notesLimit.toLocaleString('en-GB')
  return invalid(
    'content',
    `You have ${most} notes, which is the most you can have. Delete one you no longer need, then try again.`,
  )
}

async function loadNote(db: Database, edition: Edition, userId: string, id: string) {
  return existing(await findNote(db, edition, userId, id))
}

function existing<Note>(note: Note | undefined): Note {
  if (!note) throw notFound('note')
  return note
}
