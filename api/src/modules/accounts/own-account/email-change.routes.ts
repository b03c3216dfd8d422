import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { invalid } from '../../../http/failures.ts'
import { publicRoute, route } from '../../../http/route.ts'
import { isMailable } from '../../../mail/address.ts'
import { isWithinLimit, limit } from '../../platform/limits/limits.ts'
import { consumeMailToken, revokeMailTokens } from '../../platform/mails/mail-tokens.repository.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { clearAllAttempts } from '../auth/attempts.repository.ts'
import { endChallenges } from '../auth/challenges.repository.ts'
import { invalidAddress, noMailServer } from '../sign-up/sign-up-errors.ts'
import { requireStepUp } from '../step-up/step-up.ts'
import { findRecipient } from '../users/users.repository.ts'
import { queueNewAddressMail, queueOldAddressMail } from './email-change.mails.ts'
import { changeEmail, saveEmailChange, takeEmailChange, withdrawEmailChange } from './email-change.repository.ts'

const linkErrors = {
  used: 'This link has been used already. If you used it, please sign in with your new email address.',
  expired: 'This link has expired. Please ask for a new one on your account page.',
  unknown: 'This link is not valid. Please open the full link in the latest email.',
  withdrawn: 'This link no longer works. Your account keeps its current email address.',
  taken: 'Another account has this email address, so yours keeps its current one.',
}

/** Another e-mail address, which counts once a link that is mailed to it is opened (docs/product/own-account.md#email-change). */
export function emailChangeRoutes(api: FastifyInstance, context: Context) {
  const { db, now } = context

  // Neither the answer, nor its time, nor what the person sees afterwards tells whether the address has an account.
  route(api, 'POST /users/email_change', async ({ person, body, request }) => {
    requireStepUp(person, now())
    const email = body.user.email.toLowerCase()
    await limit(context, request, 'email-change', { account: person.id })
    if (!isMailable(email)) throw invalidAddress()
    if (context.mail.kind === 'none') throw noMailServer()
    await personTransaction(db, person.id, (trx) => askForEmail(trx, person.id, email, request))
    mailSoon(context, request.log)
    return {
      msg: `We have sent an email to ${email}. Please open the link in it within a day. Until then your account keeps its current address.`,
    }
  })

  async function askForEmail(trx: Database, userId: string, email: string, request: FastifyRequest) {
    const { email: current, firstName } = await findRecipient(trx, userId)
    if (email === current) throw invalid('email', 'This is your email address already.')
    const mailId = await saveEmailChange(trx, { userId, email, now: now() })
    if (await isWithinLimit({ ...context, db: trx }, request, 'email-change mail', { email })) {
      await queueNewAddressMail(trx, context, request, { userId, firstName, email, mailId })
    }
    await queueOldAddressMail(trx, context, request, { userId, firstName, email: current }, 'asked')
    await recordAccountEvent(trx, { userId, kind: 'email-change-asked', request, detail: email, now: now() })
  }

  route(api, 'DELETE /users/email_change', async ({ person }) => {
    await personTransaction(db, person.id, (trx) => withdrawEmailChange(trx, person.id))
    return {}
  })

  publicRoute(api, 'POST /auth/email_change', async ({ body, request }) => {
    const email = await db.transaction().execute((trx) => useLink(trx, body.token, request))
    mailSoon(context, request.log)
    return { msg: `Your email address is now ${email}. Please use it to sign in.` }
  })

  async function useLink(trx: Database, token: string, request: FastifyRequest) {
    const consumed = await consumeMailToken(trx, token, 'email-change', now())
    if (consumed.state !== 'valid') throw invalidLink(consumed.state)
    const { userId, email } = consumed
    // What fails here leaves the link as it was, so that it says the same when it is opened again.
    if (email === null || !(await takeEmailChange(trx, userId, email))) throw invalidLink('withdrawn')
    const old = await findRecipient(trx, userId)
    if (!(await changeEmail(trx, userId, email, now()))) throw invalidLink('taken')
    // What was mailed to the old address opens nothing any more.
    await revokeMailTokens(trx, userId, ['password-reset', 'sign-in'], now())
    await endChallenges(trx, userId)
    for (const address of [old.email, email]) await clearAllAttempts(trx, address)
    await queueOldAddressMail(trx, context, request, { userId, ...old }, 'changed')
    await recordAccountEvent(trx, { userId, kind: 'email-changed', request, detail: email, now: now() })
    return email
  }
}

const invalidLink = (reason: keyof typeof linkErrors) => invalid('token', linkErrors[reason])
