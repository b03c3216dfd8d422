import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { invalid } from '../../../http/failures.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { publicRoute } from '../../../http/route.ts'
import { signInLinkMail } from '../../../mail/account-templates.ts'
import { signInsRefused } from '../../../metrics/registry.ts'
import { isWithinLimit, limit } from '../../platform/limits/limits.ts'
import { consumeMailToken } from '../../platform/mails/mail-tokens.repository.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { signInAndRespond } from '../auth/begin-session.ts'
import { queueConfirmation } from '../confirmations/sign-up-mails.ts'
import { findAccount, findAccountById } from '../users/users.repository.ts'

const linkErrors = {
  used: 'This link has been used already. Please ask for a new one.',
  expired: 'This link has expired. Please ask for a new one.',
  unknown: 'This link is not valid. Please open the full link in the latest email, or ask for a new one.',
}

/** Signing in by a mailed link (docs/product/ways-in.md#sign-in-link). */
export function signInLinksRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, background, now } = context

  // Neither the answer nor its time tells whether there is such an account (docs/product/accounts.md#no-one-learns).
  publicRoute(api, 'POST /auth/sign_in_links', async ({ body, request }) => {
    const email = body.user.email.toLowerCase()
    await limit(context, request, 'sign-in-link', { account: email })
    background.run(request.log, async () => {
      const account = await findAccount(db, email)
      const kind = account?.confirmedAt ? 'sign-in-link' : 'confirmation'
      if (!account || !(await isWithinLimit(context, request, `${kind} mail`, { email }))) return
      if (kind === 'confirmation') {
        await queueConfirmation(db, context, request, { ...account, email })
      } else {
        const href = `${linkOrigin(settings, request)}/auth/sign-in-link`
        const message = signInLinkMail({ edition: settings.edition, email, firstName: account.firstName }, href)
        const mail = { kind, userId: account.id, message, now: now() } as const
        await personTransaction(db, account.id, (trx) => queueMail(trx, mail))
      }
      mailSoon(context, request.log)
    })
    return {}
  })

  // In any browser: mail is often read on another device. The tries of the account stay counted, because this shows no password.
  publicRoute(api, 'POST /auth/sign_in_links/sign_in', async ({ body, request, reply }) => {
    const consumed = await db.transaction().execute((trx) => consumeMailToken(trx, body.token, 'sign-in', now()))
    const account = consumed.state === 'valid' ? await findAccountById(db, consumed.userId) : undefined
    // A link to an address that is not the account's any more opens nothing.
    if (consumed.state !== 'valid' || !account?.confirmedAt || account.email !== consumed.email) {
      signInsRefused.inc({ reason: 'link' })
      throw invalidLink(linkErrors[consumed.state === 'valid' ? 'unknown' : consumed.state])
    }
    const isSharedComputer = body.is_shared_computer ?? false
    return signInAndRespond(context, request, reply, account, { way: 'link', isSharedComputer })
  })
}

function invalidLink(message: string) {
  return invalid('token', message, `${message} <a href="/auth/sign-in-link">Ask for a new link</a>.`)
}
