import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { invalid } from '../../../http/failures.ts'
import { linkOrigin } from '../../../http/origin.ts'
import type { Person } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { passwordChangedMail } from '../../../mail/templates.ts'
import { revokeMailTokens } from '../../platform/mails/mail-tokens.repository.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { clearAllAttempts } from '../auth/attempts.repository.ts'
import { endChallenges } from '../auth/challenges.repository.ts'
import { checkOwnPassword, notYourPassword } from '../auth/check-own-password.ts'
import { forgetOtherDevices } from '../auth/known-devices.repository.ts'
import { assertPasswordAllowed } from '../auth/password-rules.ts'
import { hashPassword } from '../auth/passwords.ts'
import { setSessionCookie } from '../auth/session.ts'
import { endOtherSessions } from '../auth/sessions.repository.ts'
import { recordStepUp, requireStepUp } from '../step-up/step-up.ts'
import { withdrawEmailChange } from './email-change.repository.ts'
import { findOwnPassword, replacePassword } from './own-password.repository.ts'

type Account = Awaited<ReturnType<typeof findOwnPassword>>

const field = 'current_password'

/** A new password of a person who is signed in (docs/product/own-account.md#own-password). */
export function ownPasswordRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  route(api, 'PUT /users/password', async ({ person, body, request, reply }) => {
    const account = await findOwnPassword(db, person.id)
    if (account.hasPassword) {
      const given = body.user.current_password
      if (!given) throw invalid(field, 'Enter your current password')
      await checkOwnPassword(context, request, person, { ...account, given, field })
    } else requireStepUp(person, now())
    await assertPasswordAllowed(body.user.password, account.email)
    const passwordHash = await hashPassword(body.user.password)
    const token = await personTransaction(db, person.id, (trx) =>
      changePassword(trx, account, passwordHash, person, request),
    )
    setSessionCookie(context, reply, token, person, person.isSharedComputer)
    mailSoon(context, request.log)
    return {}
  })

  /**
   * What someone else may have begun with the old password ends: sessions, links, known browsers and a request for another address. Returns
   * the session's new token.
   */
  async function changePassword(
    trx: Context['db'],
    { email, firstName, hasPassword, passwordHash: from }: Account,
    to: string,
    { id, sessionId }: Person,
    request: FastifyRequest,
  ) {
    if (!(await replacePassword(trx, id, { from, to }))) throw notYourPassword(field)
    await endOtherSessions(trx, id, sessionId)
    await forgetOtherDevices(trx, id, sessionId)
    await revokeMailTokens(trx, id, ['password-reset', 'sign-in'], now())
    await endChallenges(trx, id)
    await withdrawEmailChange(trx, id)
    await clearAllAttempts(trx, email)
    const { token } = await recordStepUp(trx, sessionId, now())
    const state = hasPassword ? 'changed' : 'set'
    const href = `${linkOrigin(settings, request)}/auth/reset-password`
    const message = passwordChangedMail({ edition: settings.edition, email, firstName }, href, state)
    await queueMail(trx, { kind: 'password-changed', userId: id, message, now: now() })
    await recordAccountEvent(trx, { userId: id, kind: `password-${state}`, request, now: now() })
    return token
  }
}
