import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { invalid } from '../../../http/failures.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { publicRoute } from '../../../http/route.ts'
import { passwordChangedMail, passwordResetMail } from '../../../mail/templates.ts'
import { isWithinLimit, limit } from '../../platform/limits/limits.ts'
import { consumeMailToken, revokeMailTokens, stateOfMailToken } from '../../platform/mails/mail-tokens.repository.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { clearAllAttempts } from '../auth/attempts.repository.ts'
import { endChallenges } from '../auth/challenges.repository.ts'
import { forgetDevices } from '../auth/known-devices.repository.ts'
import { assertPasswordAllowed } from '../auth/password-rules.ts'
import { hashPassword } from '../auth/passwords.ts'
import { clearSessionCookie } from '../auth/session.ts'
import { endAllSessions } from '../auth/sessions.repository.ts'
import { withdrawEmailChange } from '../own-account/email-change.repository.ts'
import { changePassword, findAccount, findRecipient } from '../users/users.repository.ts'

const linkErrors = {
  used: 'This link has been used already. Please ask for a new one.',
  expired: 'This link has expired. Please ask for a new one.',
  unknown: 'This link is not valid. Please open the full link in the email, or ask for a new one.',
}

/** A new password by a mailed link (docs/product/accounts.md#reset-link). */
export function passwordResetRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, background, now } = context

  // Neither the answer nor its time tells whether there is such an account (docs/product/accounts.md#no-one-learns).
  publicRoute(api, 'POST /auth/reset_password', async ({ body, request }) => {
    const email = body.user.email.toLowerCase()
    await limit(context, request, 'password-reset', { account: email })
    background.run(request.log, async () => {
      const account = await findAccount(db, email)
      if (!account || !(await isWithinLimit(context, request, 'password-reset mail', { email }))) return
      const href = `${linkOrigin(settings, request)}/auth/reset_password`
      const message = passwordResetMail({ edition: settings.edition, email, firstName: account.firstName }, href)
      const mail = { kind: 'password-reset', userId: account.id, message, now: now() } as const
      await personTransaction(db, account.id, (trx) => queueMail(trx, mail))
      mailSoon(context, request.log)
    })
    return {}
  })

  // Before a password is typed in vain.
  publicRoute(api, 'GET /auth/reset_password', async ({ query }) => {
    await assertUsable(query.reset_password_token)
    return {}
  })

  publicRoute(api, 'PUT /auth/reset_password', async ({ body, request, reply }) => {
    const { password, reset_password_token } = body.user
    // Hashing costs time, which no one may have for a link that is none.
    await assertUsable(reset_password_token)
    const passwordHash = await hashPassword(password)
    await db.transaction().execute(async (trx) => {
      const consumed = await consumeMailToken(trx, reset_password_token, 'password-reset', now())
      if (consumed.state !== 'valid') throw invalidLink(linkErrors[consumed.state])
      const { userId } = consumed
      const { email, firstName } = await findRecipient(trx, userId)
      // An email to an address that the account no longer has can leave just after the change.
      if (consumed.email !== null && consumed.email !== email) throw invalidLink(linkErrors.expired)
      // The link stays as it was, for another password.
      await assertPasswordAllowed(password, email)
      const { isOpened } = await changePassword(trx, userId, passwordHash, now())
      await endWhatOthersBegan(trx, userId)
      await clearAllAttempts(trx, email)
      const event = { userId, request, now: now() }
      if (isOpened) await recordAccountEvent(trx, { ...event, kind: 'address-verified' })
      await recordAccountEvent(trx, { ...event, kind: 'password-reset' })
      const href = `${linkOrigin(settings, request)}/auth/reset-password`
      const message = passwordChangedMail({ edition: settings.edition, email, firstName }, href)
      await queueMail(trx, { kind: 'password-changed', userId, message, now: now() })
    })
    if (request.person) clearSessionCookie(context, reply)
    mailSoon(context, request.log)
    return {}
  })

  async function assertUsable(token: string) {
    const state = await stateOfMailToken(db, token, 'password-reset', now())
    if (state !== 'valid') throw invalidLink(linkErrors[state])
  }

  /** Someone may have come in by the old password: sessions, links, known browsers and a request for another address end. */
  async function endWhatOthersBegan(trx: Context['db'], userId: string) {
    await endAllSessions(trx, userId)
    await forgetDevices(trx, userId)
    await revokeMailTokens(trx, userId, ['sign-in'], now())
    await endChallenges(trx, userId)
    await withdrawEmailChange(trx, userId)
  }
}

function invalidLink(message: string) {
  return invalid('reset_password_token', message, `${message} <a href="/auth/reset-password">Ask for a new link</a>.`)
}
