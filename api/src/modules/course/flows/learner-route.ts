import type { CallName } from '@stepwise/shared/contracts/calls'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { type Person, readWithSession } from '../../../http/person.ts'
import { type Call, type RouteResponse, route } from '../../../http/route.ts'
import { type Learner, toLearner } from './course.repository.ts'
import { type OwnColumns, type OwnPart, ownColumns } from './learner-progress.ts'

/** Registers a call that needs these parts of what the person has done: they are read with the session, in one query. */
export function learnerRoute<Name extends CallName>(
  api: FastifyInstance,
  { db, settings }: Context,
  name: Name,
  parts: readonly OwnPart[],
  handle: (call: Call<Name> & { person: Person; learner: Learner }) => RouteResponse<Name>,
) {
  const own = readWithSession<OwnColumns>(ownColumns(sql.ref('users.id'), parts))
  const handleWithLearner = async (call: Call<Name> & { person: Person }) => {
    const { request } = call
    const learner = await toLearner(db, settings.edition, { ...own.of(request), state: request.contentState })
    return handle({ ...call, learner })
  }
  route(api, name, handleWithLearner, own.options)
}
