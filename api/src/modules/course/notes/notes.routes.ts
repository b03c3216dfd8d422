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
  countAllNotes,
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
    const stepId = body.progress_step_id
    const { flowSteps } = await courseContent(db, settings.edition, request.contentState)
    if (flowSteps.get(stepId)?.isRetired !== false) {
      throw invalid('progress_step_id', 'This step has gone, so you cannot add notes to it.')
    }
    const note = {
      userId: person.id,
      stepId,
      content: body.content,
      videoTime: body.video_time ?? null,
      key: body.idempotency_key ?? null,
      now: now(),
    }
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
      await limitNotes(trx, person.id)
      const note = await loadNote(trx, settings.edition, person.id, params.id)
      return { note, notes_count: await countNotes(trx, person.id, note.step_id) }
    }),
  )
}

/** More notes than one person's calls can add in the same moment. */
const mostAtOnce = 100

/** Counted after the note came back. @throws Failure 422, which takes it away again */
async function limitNotes(trx: Database, userId: string) {
  if ((await countAllNotes(trx, userId)) > notesLimit) throw tooManyNotes()
}

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
