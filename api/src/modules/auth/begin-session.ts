import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Person } from '../../http/person.ts'
import { timeZoneOf } from '../../time-zone.ts'
import { awardBadges } from '../badges/badges.repository.ts'
import { followTimeZone } from '../users/users.repository.ts'
import { deviceInWords } from './device.ts'
import { sessionToken } from './session.ts'
import { createSession, endSession } from './sessions.repository.ts'
import { recordVisit } from './visits.repository.ts'

type Newcomer = Pick<Person, 'id' | 'timeZone'>

/**
 * Signs a person in: stores their time zone, counts the visit, awards badges and returns the token of a new session. The session
 * that this browser had before ends, because its cookie is replaced and nothing else could end it. Needs a personTransaction, or
 * one that has just added the person.
 */
export async function beginSession(
  context: Context,
  trx: Context['db'],
  person: Newcomer,
  request: FastifyRequest,
  isSharedComputer = false,
) {
  const { settings, now } = context
  const earlier = sessionToken(context, request)
  if (earlier) await endSession(trx, earlier)
  await recordVisit(trx, await followTimeZone(trx, person, timeZoneOf(request)), now(), 'signed-in')
  await awardBadges(trx, settings.edition, person.id)
  return createSession(trx, person.id, now(), {
    device: deviceInWords(request.headers['user-agent']),
    isSharedComputer,
  })
}
