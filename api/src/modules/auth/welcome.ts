import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Person } from '../../http/session.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import { awardBadges } from '../badges/badges.repository.ts'
import { followTimeZone } from '../users/users.repository.ts'
import { deviceInWords } from './device.ts'
import { createSession } from './sessions.repository.ts'
import { recordVisit } from './visits.repository.ts'

type Newcomer = Pick<Person, 'id' | 'timeZone'>

/**
 * Signs a person in: their time zone and visit, the badges it earns, and a session, whose token is returned. Needs a transaction that holds
 * the person, or has just added them.
 */
export async function beginSession(
  { settings, now }: Context,
  trx: Context['db'],
  person: Newcomer,
  request: FastifyRequest,
) {
  await recordVisit(trx, await followTimeZone(trx, person, timeZoneOf(request)), now(), 'signed-in')
  await awardBadges(trx, settings.edition, person.id)
  return createSession(trx, person.id, now(), deviceInWords(request.headers['user-agent']))
}
