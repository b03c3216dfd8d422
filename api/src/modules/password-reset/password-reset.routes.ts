import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { invalid } from '../../http/failures.ts'
import { linkOrigin } from '../../http/origin.ts'
import { publicRoute } from '../../http/route.ts'
import { passwordChangedMail, passwordResetMail } from '../../mail/templates.ts'
import { clearAllAttempts } from '../auth/attempts.repository.ts'
import { consumeMailToken } from '../auth/mail-tokens.repository.ts'
import { hashPassword } from '../auth/passwords.ts'
import { clearSessionCookie } from '../auth/session.ts'
import { endAllSessions } from '../auth/sessions.repository.ts'
import { consumeMailAllowance, limitRequests } from '../limits/limits.ts'
import { mailSoon } from '../mails/mailing.ts'
import { queueMail } from '../mails/mails.repository.ts'
import { changePassword, findAccount } from '../users/users.repository.ts'

const linkErrors = {
  used: 'This link has been used already. Please ask for a new one.',
  expired: 'This link has expired. Please ask for a new one.',
  unknown: 'This link is not valid. Please open the whole link of the mail, or ask for a new one.',
}

/** A new password by a mailed link (docs/product/accounts.md#reset-link). */
export function passwordResetRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, background, now } = context

  // Neither the answer nor its time tells whether there is such an account (docs/product/accounts.md#nobody-learns).
  publicRoute(api, 'POST /auth/reset_password', async ({ body, request }) => {
    const email = body.user.email.toLowerCase()
    await limitRequests(context, request, 'password-reset', email)
    background.run(request.log, async () => {
      const account = await findAccount(db, email)
      if (!account || !(await consumeMailAllowance(context, 'password-reset', email))) return
      const href = `${linkOrigin(settings, request)}/auth/reset_password`
      const message = passwordResetMail({ edition: settings.edition, email, firstName: account.firstName }, href)
      await queueMail(db, { kind: 'password-reset', userId: account.id, message, now: now() })
      mailSoon(context, request.log)
    })
    return {}
  })

  publicRoute(api, 'PUT /auth/reset_password', async ({ body, request, reply }) => {
    const passwordHash = await hashPassword(body.user.password)
    await db.transaction().execute(async (trx) => {
      const consumed = await consumeMailToken(trx, body.user.reset_password_token, 'password-reset', now())
      if (consumed.state !== 'valid') throw invalidLink(linkErrors[consumed.state])
      await endAllSessions(trx, consumed.userId)
      const { email, firstName } = await changePassword(trx, consumed.userId, passwordHash, now())
      await clearAllAttempts(trx, email)
      const href = `${linkOrigin(settings, request)}/auth/reset-password`
      const message = passwordChangedMail({ edition: settings.edition, email, firstName }, href)
      await queueMail(trx, { kind: 'password-changed', userId: consumed.userId, message, now: now() })
    })
    if (request.person) clearSessionCookie(context, reply)
    mailSoon(context, request.log)
    return {}
  })
}

function invalidLink(message: string) {
  return invalid('reset_password_token', message, `${message} <a href="/auth/reset-password">Ask for a new link</a>.`)
}
