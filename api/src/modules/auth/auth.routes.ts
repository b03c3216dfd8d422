import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { addressGroup } from '../../http/caller-address.ts'
import { Failure, tooMany } from '../../http/failures.ts'
import { publicRoute, route } from '../../http/route.ts'
import { signInsRefused } from '../../metrics/registry.ts'
import { timeZoneOf } from '../../time-zone.ts'
import { awardBadges } from '../badges/badges.repository.ts'
import { currentUser } from '../users/current-user.ts'
import { personTransaction } from '../users/person-transaction.ts'
import { findAccount, followTimeZone } from '../users/users.repository.ts'
import { clearAttempts, takeAttempt } from './attempts.repository.ts'
import { beginSession } from './begin-session.ts'
import { isPasswordRight } from './passwords.ts'
import { clearCompanionCookie, clearSessionCookie, sessionToken, setSessionCookie } from './session.ts'
import { endSession, extendSession } from './sessions.repository.ts'
import { recordVisit } from './visits.repository.ts'

const notConfirmed = 'Please verify your email address first: open the link in the mail that we sent you.'

/** Signing in (docs/product/accounts.md#wrong-password), checking a session and signing out. */
export function authRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  publicRoute(api, 'POST /auth/sign_in', async ({ body, request, reply }) => {
    const email = body.user.email.toLowerCase()
    const attempt = { email, address: addressGroup(request.callerAddress) }
    const { waitSeconds } = await takeAttempt(db, attempt, now())
    if (waitSeconds > 0) {
      signInsRefused.inc({ reason: 'too-many-tries' })
      throw tooMany(waitSeconds, 'wrong tries')
    }

    const found = await findAccount(db, email)
    const account = found?.confirmedAt ? found : undefined
    const isRight = await isPasswordRight(account?.passwordHash, body.user.password)
    // The password of a sign-up that is not confirmed yet, with a new address or with one that has an account. The answer and its
    // time are the same for both, and the count of wrong tries stays.
    const pendingHash = account ? account.repeatedPasswordHash : found?.passwordHash
    const isUnconfirmed = pendingHash ? await isPasswordRight(pendingHash, body.user.password) : false
    if (!isRight) signInsRefused.inc({ reason: isUnconfirmed ? 'not-confirmed' : 'wrong-password' })
    if (!isRight && isUnconfirmed) throw new Failure(401, notConfirmed, { errors: { confirmation: [notConfirmed] } })
    if (!account || !isRight) throw new Failure(401, 'The email address or the password is not right.')

    await clearAttempts(db, attempt)
    const isSharedComputer = body.user.is_shared_computer ?? false
    const token = await personTransaction(db, account.id, (trx) =>
      beginSession(context, trx, account, request, isSharedComputer),
    )
    setSessionCookie(context, reply, token, account, isSharedComputer)
    return { ...(await currentUser(db, account.id)), is_shared_computer: isSharedComputer }
  })

  route(
    api,
    'POST /auth/authorize',
    async ({ person, request, reply }) => {
      const { sessionId, isSharedComputer } = person
      const badges = await personTransaction(db, person.id, async (trx) => {
        await extendSession(trx, sessionId, now(), isSharedComputer)
        await recordVisit(trx, await followTimeZone(trx, person, timeZoneOf(request)), now(), 'came-back')
        return awardBadges(trx, settings.edition, person.id)
      })
      setSessionCookie(context, reply, sessionToken(context, request) ?? '', person, isSharedComputer)
      return { ...(await currentUser(db, person.id, badges)), is_shared_computer: isSharedComputer }
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

  // No visit and no extension of the session: somebody else asks.
  route(api, 'GET /auth/person', async ({ person: { name, role } }) => ({ name, role }))

  // No session is no error: the person is signed out already. A sign-out that arrives late, because there was no network, must not
  // end the session of the person who has signed in since (docs/product/wire.md#late-sign-out).
  publicRoute(api, 'DELETE /auth/sign_out', async ({ request, reply }) => {
    if (request.isForAnother) return {}
    const token = sessionToken(context, request)
    if (token) await endSession(db, token)
    clearSessionCookie(context, reply)
    return {}
  })
}
