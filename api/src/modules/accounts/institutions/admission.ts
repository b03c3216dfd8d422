import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { newToken } from '../../../tokens.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { type BegunSession, beginSession, type SignIn, setCookies } from '../auth/begin-session.ts'
import { createChallenge } from '../auth/challenges.repository.ts'
import { hashPassword } from '../auth/passwords.ts'
import { addAccount, memberType } from '../sign-up/sign-up.repository.ts'
import { findAccount } from '../users/users.repository.ts'
import type { Introduced } from './authorization.ts'
import { clearBrowserToken, setBrowserToken } from './browser-cookie.ts'
import { addIdentity, findPersonOf, markIdentityUsed } from './identities.repository.ts'
import { addressIn, namesIn } from './introduced-person.ts'
import { SignInProblem } from './problem.ts'
import { findProvider, type Provider } from './providers.repository.ts'

/** What waits for the person's word: whether an account with their address is to be linked. */
export interface PendingLink {
  issuer: string
  subject: string
  domain: string
  /** Of the institution. */
  name: string
  idToken: string
  isSharedComputer: boolean
}

interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  isSharedComputer: boolean
}

/**
 * Lets someone in whom an institution has introduced: into the account that is linked, or into a new one. 'asked' when there is an account
 * with their address, and they have to say first whether it is to be linked (docs/product/ways-in.md#institution-sign-in).
 * @throws SignInProblem
 */
export async function admit(context: Context, provider: Provider, introduced: Introduced, visit: Visit) {
  const { db, now } = context
  const signIn = toSignIn(introduced, visit.isSharedComputer)
  const known = await findPersonOf(db, introduced)
  if (known) {
    await enter(context, visit, known, signIn, (trx) => markIdentityUsed(trx, introduced, now()))
    return 'in'
  }
  const { email, domains } = addressIn(introduced.claims)
  const own = await findProvider(db, domains, context.settings.edition)
  // An institution speaks for its own addresses alone.
  if (own?.issuer !== provider.issuer || own.clientId !== provider.clientId) throw new SignInProblem('no-address')
  if (await makeAccount(context, own, introduced, email, visit)) return 'in'
  await askToLink(context, own, introduced, email, visit)
  return 'asked'
}

export const toSignIn = ({ issuer, idToken }: Pick<Introduced, 'issuer' | 'idToken'>, isSharedComputer: boolean) =>
  ({ way: 'institution', isSharedComputer, provider: { issuer, idToken } }) satisfies SignIn

/** Begins a session, after `before` in the same transaction. */
export async function enter(
  context: Context,
  visit: Visit,
  person: { id: string; timeZone: string },
  signIn: SignIn,
  before: (trx: Database) => Promise<void>,
) {
  const begun = await personTransaction(context.db, person.id, async (trx) => {
    await before(trx)
    return beginSession(context, trx, person, visit.request, signIn)
  })
  finish(context, visit, person, begun)
}

function finish(context: Context, visit: Visit, person: { id: string }, begun: BegunSession) {
  const { request, reply, isSharedComputer } = visit
  setCookies(context, reply, begun, person, isSharedComputer)
  clearBrowserToken(context, reply)
  mailSoon(context, request.log)
}

/** False when the address has a verified account. One that was never verified is replaced, as at a sign-up. */
async function makeAccount(
  context: Context,
  { name, domain }: Provider,
  introduced: Introduced,
  email: string,
  visit: Visit,
) {
  const { db, settings, now } = context
  const account = {
    email,
    password_hash: await hashPassword(newToken()),
    has_password: false,
    ...namesIn(introduced.claims, email),
    university: name,
    sign_up_type: memberType[settings.edition],
    confirmed_at: now(),
  }
  const made = await db.transaction().execute(async (trx) => {
    const added = await addAccount(trx, account, now())
    if (!added) return undefined
    if (!(await addIdentity(trx, added.id, { ...introduced, domain }, now()))) throw new SignInProblem('again')
    await recordAccountEvent(trx, { userId: added.id, kind: 'account-made', request: visit.request, now: now() })
    const signIn = toSignIn(introduced, visit.isSharedComputer)
    return { id: added.id, begun: await beginSession(context, trx, added, visit.request, signIn) }
  })
  if (!made) return false
  finish(context, visit, made, made.begun)
  return true
}

async function askToLink(
  context: Context,
  { name, domain }: Provider,
  { issuer, subject, idToken }: Introduced,
  email: string,
  { reply, isSharedComputer }: Visit,
) {
  const { db, now } = context
  const account = await findAccount(db, email)
  if (!account?.confirmedAt) throw new SignInProblem('again')
  const data: PendingLink = { issuer, subject, domain, name, idToken, isSharedComputer }
  const token = setBrowserToken(context, reply, newToken())
  await createChallenge(db, { token, purpose: 'institution-link', userId: account.id, data, now: now() })
}
