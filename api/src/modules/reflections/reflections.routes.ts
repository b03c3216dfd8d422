import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { changedMeanwhile, notFound } from '../../http/failures.ts'
import { route } from '../../http/route.ts'
import { personDay } from '../auth/person-day.ts'
import { awardBadges, findBadges } from '../badges/badges.repository.ts'
import {
  addReflection,
  changeReflection,
  findReflections,
  holdReflection,
  removeReflections,
  type Writing,
} from './reflections.repository.ts'

const path = '/users/reflective_journal/reflections'

/** A person's reflective journal (spec 2.10 and 7). Another person's is not there. */
export function reflectionsRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, 'GET /users/reflective_journal', async ({ person }) => ({
    reflective_journal: { reflections: await findReflections(db, person.id) },
  }))

  route(api, `POST ${path}`, ({ person, body }) =>
    db.transaction().execute(async (trx) => {
      const writing = writingOf(body.reflection)
      const added = await addReflection(trx, {
        userId: person.id,
        date: body.reflection.date ?? personDay(now(), person.timeZone),
        writing,
        key: body.idempotency_key ?? null,
        now: now(),
      })
      // Who got no answer may have gone on writing before they sent it again.
      const reflection = isSame(added, writing)
        ? added
        : await changeReflection(trx, added.id, { ...writing, date: added.date }, now())
      await awardBadges(trx, settings.edition, person.id)
      return { reflection, badges: await findBadges(trx, person.id) }
    }),
  )

  route(api, `PUT ${path}/:id`, ({ person, params, body }) =>
    db.transaction().execute(async (trx) => {
      const { version, date } = body.reflection
      const held = await holdReflection(trx, person.id, params.id)
      if (!held) throw notFound('entry')
      const change = { ...writingOf(body.reflection, held.tag), date: date ?? held.date }
      // An edit whose answer was lost comes again, and is no conflict with itself.
      if (isSame(held, change)) return { reflection: held }
      if (version !== undefined && version !== held.version) throw changedMeanwhile('entry', held)
      return { reflection: await changeReflection(trx, params.id, change, now()) }
    }),
  )

  route(api, `DELETE ${path}/delete_many`, async ({ person, query }) => {
    const removed = await removeReflections(db, person.id, query.reflection_ids)
    if (removed.length === 0) throw notFound('entry')
    return { reflection_ids: removed }
  })

  route(api, `DELETE ${path}/:id`, async ({ person, params }) => {
    const removed = await removeReflections(db, person.id, [params.id])
    if (removed.length === 0) throw notFound('entry')
    return {}
  })
}

type Written = Omit<Writing, 'tag'> & { tag?: string | null | undefined }

function writingOf(
  { title, observe_1, observe_2, reflect_1, reflect_2, act, tag }: Written,
  tagBefore?: string | null,
) {
  return { title, observe_1, observe_2, reflect_1, reflect_2, act, tag: tag === undefined ? (tagBefore ?? null) : tag }
}

const isSame = <Change extends object>(entry: Change, change: Change) =>
  (Object.keys(change) as (keyof Change)[]).every((field) => entry[field] === change[field])
