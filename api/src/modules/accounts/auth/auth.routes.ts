import { addressGroup } from '@stepwise/shared/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { deviceToken } from '../../../http/cookies.ts'
import { Failure, tooMany, tooManyAtAccount } from '../../../http/failures.ts'
import type { Person } from '../../../http/person.ts'
import { publicRoute, route } from '../../../http/route.ts'
import { signInsRefused } from '../../../metrics/registry.ts'
import { readTimeZone } from '../../../time-zone.ts'
import { hashOfToken } from '../../../tokens.ts'
import { isWithinLimit } from '../../platform/limits/limits.ts'
import { findSessionProvider, providerSignOut } from '../institutions/provider-sign-out.ts'
import { currentUserWithNewBadges } from '../users/current-user.ts'
import { findAccount } from '../users/users.repository.ts'
import { recordAccountEvent } from './account-events.repository.ts'
import { clearAttempts, takeAttempt } from './attempts.repository.ts'
import { signInAndRespond } from './begin-session.ts'
import { formatDevice } from './device.ts'
import { deviceTokenFor, isKnownDevice, rememberDevice } from './known-devices.repository.ts'
import { isPasswordRight } from './passwords.ts'
import { clearCompanionCookie, clearSessionCookie, sessionToken, setDeviceCookie, setSessionCookie } from './session.ts'
import { endSession, setSessionDevice } from './sessions.repository.ts'
import { comeBack } from './visits.repository.ts'

/** The id of no account. */
const noUser = '00000000-0000-0000-0000-000000000000'

const notConfirmed = 'Please verify your email address first: open the link in the email we sent you.'

/** Signing in (docs/product/accounts.md#no-one-learns), checking a session and signing out. */
export function authRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, background, now } = context

  /**
   * Writes down a refused sign-in for the owner of the account, if there is one. After the answer, so that its time is the same without.
   * Of tries that were not even looked at one an hour is enough.
   */
  function noteRefusal(request: FastifyRequest, account: { id: string } | undefined, detail: string) {
    background.run(request.log, async () => {
      if (!account) return
      if (detail === 'too-many-tries' && !(await isWithinLimit(context, request, 'refusals', { person: account.id })))
        return
      const event = {
        userId: account.id,
        kind: 'sign-in-refused',
        actor: 'somebody',
        request,
        detail,
        now: now(),
      } as const
      await recordAccountEvent(db, event)
    })
  }

  /** For a session that began before browsers were remembered. Returns the browser's token. */
  async function rememberThisDevice({ id, sessionId }: Person, request: FastifyRequest) {
    return personTransaction(db, id, async (trx) => {
      const token = await deviceTokenFor(trx, id, deviceToken(context, request))
      const hash = await rememberDevice(trx, id, token, formatDevice(request.headers['user-agent']), now())
      await setSessionDevice(trx, sessionId, hash)
      return token
    })
  }

  publicRoute(api, 'POST /auth/sign_in', async ({ body, request, reply }) => {
    const email = body.user.email.toLowerCase()
    const found = await findAccount(db, email)
    const device = deviceToken(context, request)
    // Asked for an address without an account too, so that the time does not tell.
    const isKnown = await isKnownDevice(db, found?.id ?? noUser, device)
    const attempt = {
      email,
      address: addressGroup(request.callerAddress),
      knownDevice: isKnown && device ? hashOfToken(device) : undefined,
    }
    const { waitSeconds, isAccountLimited } = await takeAttempt(db, attempt, now())
    if (waitSeconds > 0) {
      signInsRefused.inc({ reason: 'too-many-tries' })
      noteRefusal(request, found, 'too-many-tries')
      throw isAccountLimited ? tooManyAtAccount(waitSeconds) : tooMany(waitSeconds, 'wrong tries')
    }

    const account = found?.confirmedAt ? found : undefined
    const isRight = await isPasswordRight(account?.passwordHash, body.user.password)
    // The password of a sign-up that is not confirmed yet, with a new address or with one that has an account. It is checked where there
    // is none, too, so that the time does not tell; the count of wrong tries stays.
    const pendingHash = account ? account.repeatedPasswordHash : found?.passwordHash
    const isUnconfirmed = !isRight && (await isPasswordRight(pendingHash ?? undefined, body.user.password))
    if (!isRight) signInsRefused.inc({ reason: isUnconfirmed ? 'not-confirmed' : 'wrong-password' })
    if (isUnconfirmed) throw new Failure(401, notConfirmed, { errors: { confirmation: [notConfirmed] } })
    if (!account || !isRight) {
      noteRefusal(request, account, 'wrong-password')
      throw new Failure(401, 'The email address or password is not right.')
    }

    await clearAttempts(db, attempt)
    const isSharedComputer = body.user.is_shared_computer ?? false
    return signInAndRespond(context, request, reply, account, { way: 'password', isSharedComputer })
  })

  route(
    api,
    'POST /auth/authorize',
    async ({ person, request, reply }) => {
      const { sessionId, isSharedComputer } = person
      const { hasDevice } = await comeBack(db, {
        userId: person.id,
        sessionId,
        isSharedComputer,
        timeZone: readTimeZone(request) ?? person.timeZone,
        now: now(),
      })
      if (!hasDevice && !isSharedComputer) setDeviceCookie(context, reply, await rememberThisDevice(person, request))
      setSessionCookie(context, reply, sessionToken(context, request) ?? '', person, isSharedComputer)
      return {
        ...(await currentUserWithNewBadges(db, settings.edition, person.id)),
        is_shared_computer: isSharedComputer,
      }
    },
    {
      errorHandler: (error, request, reply) => {
        // There is a session when the page is another person's.
        if (error instanceof Failure && error.status === 401 && !request.isForAnother)
          clearCompanionCookie(context, reply)
        throw error
      },
    },
  )

  // No visit and no extension of the session: someone else asks.
  route(api, 'GET /auth/person', async ({ person: { name, role } }) => ({ name, role }))

  // No session is not an error: the person is signed out already. A sign-out that arrives late, because there was no network, must not
  // end the session of the person who has signed in since.
  publicRoute(api, 'DELETE /auth/sign_out', async ({ request, reply }) => {
    if (request.isForAnother) return {}
    const token = sessionToken(context, request)
    const { person } = request
    const provider = person ? await findSessionProvider(db, person.sessionId) : undefined
    if (token) {
      await db.transaction().execute(async (trx) => {
        await endSession(trx, token)
        if (person) await recordAccountEvent(trx, { userId: person.id, kind: 'signed-out', request, now: now() })
      })
    }
    clearSessionCookie(context, reply)
    return providerSignOut(context, request, provider)
  })
}
