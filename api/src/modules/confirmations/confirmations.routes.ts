import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failures.ts'
import { publicRoute } from '../../http/route.ts'
import { useMailToken } from '../auth/mail-tokens.repository.ts'
import { hadEnoughMail, limit } from '../limits/limits.ts'
import { confirmAccount, findAccount } from '../users/users.repository.ts'
import { mailAccountExists, mailConfirmation } from './send-confirmation.ts'

const linkErrors = {
  expired: 'This link has expired. Please sign in to get a new one.',
  unknown: 'This link is not valid. Please open the whole link of the latest mail.',
}

/** Verifying an e-mail address, and another mail to do it with (docs/product/accounts.md#confirmation-link). */
export function confirmationsRoutes(api: FastifyInstance, context: Context) {
  const { db, background, now } = context

  publicRoute(api, 'GET /auth/confirmations', async ({ query }) => {
    const use = await db.transaction().execute(async (trx) => {
      const done = await useMailToken(trx, query.confirmation_token, 'confirmation', now())
      if (done.state === 'good') await confirmAccount(trx, done.userId, now())
      return done
    })
    if (use.state === 'good') return { msg: 'Your email address is verified. You can sign in now.' }
    // Opening the link again has done no harm, and the account is open.
    if (use.state === 'used') return { msg: 'Your email address was verified before. You can sign in.' }
    throw new Failure(422, linkErrors[use.state])
  })

  // The answer, and the time it takes, are the same whether or not there is such an account.
  publicRoute(api, 'POST /auth/confirmations', async ({ body, request }) => {
    const email = body.email.toLowerCase()
    await limit(context, request, 'confirmation', email)
    background.run(request.log, async () => {
      const account = await findAccount(db, email)
      const isWaiting = account && (!account.confirmedAt || account.repeatedPasswordHash !== null)
      if (!isWaiting || (await hadEnoughMail(context, 'confirmation', email))) return
      const mailIt = account.confirmedAt ? mailAccountExists : mailConfirmation
      await mailIt(context, request, { ...account, email })
    })
    return {}
  })
}
