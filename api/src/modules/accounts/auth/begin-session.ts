import { addressGroup } from '@stepwise/shared/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { deviceToken } from '../../../http/cookies.ts'
import { linkOrigin } from '../../../http/origin.ts'
import type { Person } from '../../../http/person.ts'
import { newDeviceMail } from '../../../mail/account-templates.ts'
import { readTimeZone } from '../../../time-zone.ts'
import { awardBadges } from '../../course/badges/badges.repository.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { currentUser } from '../users/current-user.ts'
import { findRecipient, followTimeZone } from '../users/users.repository.ts'
import { recordAccountEvent } from './account-events.repository.ts'
import { formatDevice } from './device.ts'
import { deviceTokenFor, findSignIns, rememberDevice } from './known-devices.repository.ts'
import { sessionToken, setDeviceCookie, setSessionCookie } from './session.ts'
import { createSession, endSession, endSessionsOfDevice } from './sessions.repository.ts'
import { recordVisit } from './visits.repository.ts'

type Newcomer = Pick<Person, 'id' | 'timeZone'>

/** How someone comes in. */
export interface SignIn {
  way: 'password' | 'passkey' | 'link' | 'institution' | 'sign-up'
  isSharedComputer: boolean
  /** Of a sign-in at an institution: what its provider wants to hear when the person signs out. */
  provider?: { issuer: string; idToken: string }
}

/** What the cookies of a new session are made of. */
export interface BegunSession {
  token: string
  /** Undefined on a shared computer, which is not remembered. */
  device: string | undefined
}

/** Signs a person in and responds with them, as every way in does. */
export async function signInAndRespond(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Newcomer,
  signIn: SignIn,
) {
  const { db } = context
  const begun = await personTransaction(db, person.id, (trx) => beginSession(context, trx, person, request, signIn))
  setCookies(context, reply, begun, person, signIn.isSharedComputer)
  mailSoon(context, request.log)
  return { ...(await currentUser(db, person.id)), is_shared_computer: signIn.isSharedComputer }
}

export function setCookies(
  context: Context,
  reply: FastifyReply,
  { token, device }: BegunSession,
  person: Pick<Person, 'id'>,
  isSharedComputer: boolean,
) {
  setSessionCookie(context, reply, token, person, isSharedComputer)
  if (device) setDeviceCookie(context, reply, device)
}

/**
 * Signs a person in: stores their time zone, counts the visit, awards badges, writes down the sign-in and tells them of a new browser.
 * The sessions that this browser had before end, because nothing else could end them. Needs a personTransaction, or one that has just
 * added the person.
 */
export async function beginSession(
  context: Context,
  trx: Context['db'],
  person: Newcomer,
  request: FastifyRequest,
  { way, isSharedComputer, provider }: SignIn,
): Promise<BegunSession> {
  const { settings, now } = context
  const earlier = sessionToken(context, request)
  if (earlier) await endSession(trx, earlier)
  const { timeZone } = await followTimeZone(trx, person, readTimeZone(request))
  await recordVisit(trx, { ...person, timeZone }, now())
  await awardBadges(trx, settings.edition, person.id)

  const device = formatDevice(request.headers['user-agent'])
  const given = deviceToken(context, request)
  const own = await deviceTokenFor(trx, person.id, given)
  const isKnown = own === given
  const isNew = !isKnown && (await isNewPlace(trx, person.id, { device, address: request.callerAddress }, now()))
  if (isNew) await queueNewDeviceMail(context, trx, { id: person.id, timeZone }, request, device)
  const token = isSharedComputer ? undefined : own
  const deviceHash = token ? await rememberDevice(trx, person.id, token, device, now()) : undefined
  if (deviceHash) await endSessionsOfDevice(trx, person.id, deviceHash)
  await recordAccountEvent(trx, { userId: person.id, kind: 'signed-in', request, detail: way, now: now() })
  return {
    token: await createSession(trx, person.id, now(), { device, isSharedComputer, deviceHash, provider }),
    device: token,
  }
}

const monthMs = 30 * 24 * 60 * 60 * 1000

/**
 * Whether a person should be notified of a sign-in in a browser that has no token of theirs: not of their first sign-in, and not when they
 * came from such a browser and such an address within the last month, as on the computers of a library, which keep no token.
 */
async function isNewPlace(trx: Context['db'], userId: string, place: { device: string; address: string }, now: Date) {
  const earlier = await findSignIns(trx, userId)
  const isLike = ({ device, address, at }: (typeof earlier)[number]) =>
    device === place.device &&
    addressGroup(address) === addressGroup(place.address) &&
    now.getTime() - at.getTime() < monthMs
  return earlier.length > 0 && !earlier.some(isLike)
}

async function queueNewDeviceMail(
  { settings, now }: Context,
  trx: Context['db'],
  { id, timeZone }: Newcomer,
  request: FastifyRequest,
  device: string,
) {
  const { email, firstName } = await findRecipient(trx, id)
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now())
  const href = `${linkOrigin(settings, request)}/auth/reset-password`
  const message = newDeviceMail({ edition: settings.edition, email, firstName }, { device, when }, href)
  await queueMail(trx, { kind: 'new-device', userId: id, message, now: now() })
}
