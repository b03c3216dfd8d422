import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { Failure, invalid } from '../../../http/failures.ts'
import { publicRoute } from '../../../http/route.ts'
import { isWithinLimit, limit } from '../../platform/limits/limits.ts'
import { consumeMailToken } from '../../platform/mails/mail-tokens.repository.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { wasSignUpMailRefused } from '../../platform/mails/mails.repository.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { confirmAccount, findAccount } from '../users/users.repository.ts'
import { queueAccountExists, queueConfirmation } from './sign-up-mails.ts'

const linkErrors = {
  expired: 'This link has expired. Please sign in to get a new one.',
  unknown: 'This link is not valid. Please open the full link in the latest email.',
}

/** Verifying an e-mail address, and another mail to do it with (docs/product/accounts.md#confirmation-link). */
export function confirmationsRoutes(api: FastifyInstance, context: Context) {
  const { db, background, now } = context

  publicRoute(api, 'GET /auth/confirmations', async ({ query, request }) => {
    const consumed = await db.transaction().execute(async (trx) => {
      const token = await consumeMailToken(trx, query.confirmation_token, 'confirmation', now())
      if (token.state === 'valid' && (await confirmAccount(trx, token.userId, now()))) {
        await recordAccountEvent(trx, { userId: token.userId, kind: 'address-verified', request, now: now() })
      }
      return token
    })
    if (consumed.state === 'valid') return { msg: 'Your email address is verified. You can sign in now.' }
    // The account is open already: opening the link again is not an error.
    if (consumed.state === 'used') return { msg: 'Your email address was verified before. You can sign in.' }
    throw new Failure(422, linkErrors[consumed.state])
  })

  // Neither the answer nor its time tells whether there is such an account (docs/product/accounts.md#no-one-learns).
  publicRoute(api, 'POST /auth/confirmations', async ({ body, request }) => {
    const email = body.email.toLowerCase()
    await limit(context, request, 'confirmation', { account: email })
    // Of a sign-up with a new address and of one with an address that has an account alike.
    if (await wasSignUpMailRefused(db, email, now())) {
      throw invalid('email', 'Our email to this address was refused. Please check it.')
    }
    background.run(request.log, async () => {
      const account = await findAccount(db, email)
      const isPending = account && (!account.confirmedAt || account.repeatedPasswordHash !== null)
      if (!isPending || !(await isWithinLimit(context, request, 'confirmation mail', { email }))) return
      const queue = account.confirmedAt ? queueAccountExists : queueConfirmation
      await queue(db, context, request, { ...account, email })
      mailSoon(context, request.log)
    })
    return {}
  })
}
