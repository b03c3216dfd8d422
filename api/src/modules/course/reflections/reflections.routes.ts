import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { changedMeanwhile, notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { personDay } from '../../../time-zone.ts'
import { awardBadges } from '../badges/badges.repository.ts'
import {
  addReflection,
  changeReflection,
  findJournalPage,
  lockReflection,
  removeReflections,
} from './reflections.repository.ts'

const path = '/users/reflective_journal/reflections'

/** A person's reflective journal; another person's entries are a 404. */
export function reflectionsRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, 'GET /users/reflective_journal', async ({ person, query }) => ({
    reflective_journal: await findJournalPage(db, person.id, query),
  }))

  route(api, `POST ${path}`, ({ person, body }) =>
    personTransaction(db, person.id, async (trx) => {
      const { date, title, ...answers } = body.reflection
      const added = await addReflection(trx, {
        userId: person.id,
        date: date ?? personDay(now(), person.timeZone),
        writing: { ...emptyAnswers, ...given(answers), title },
        key: body.idempotency_key ?? null,
        now: now(),
      })
      // After a lost answer the person may have written more before it was sent again.
      const change = { ...given(answers), title }
      const reflection = isSame(added, change) ? added : await changeReflection(trx, person.id, added.id, change, now())
      const badges = await awardBadges(trx, settings.edition, person.id)
      return { reflection, badges }
    }),
  )

  route(api, `PUT ${path}/:id`, ({ person, params, body }) =>
    db.transaction().execute(async (trx) => {
      const { version, ...written } = body.reflection
      const change = given(written)
      const stored = await lockReflection(trx, person.id, params.id)
      if (!stored) throw notFound('entry')
      // An edit is sent again when its answer was lost: that is not a conflict with itself.
      if (isSame(stored, change)) return { reflection: stored }
      if (version !== undefined && version !== stored.version) throw changedMeanwhile('entry', stored)
      return { reflection: await changeReflection(trx, person.id, params.id, change, now()) }
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

const emptyAnswers = { observe_1: '', observe_2: '', reflect_1: '', reflect_2: '', act: '', tag: null }

type Given<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> }

/** The fields that were sent. */
function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>
}

const isSame = <Entry extends object>(entry: Entry, change: Partial<Entry>) =>
  (Object.keys(change) as (keyof Entry)[]).every((field) => entry[field] === change[field])
