import type { SignUpType, Wellbeing } from '@stepwise/shared/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { type Call, publicRoute } from '../../../http/route.ts'
import { isMailable, listDomains } from '../../../mail/address.ts'
import { readTimeZone } from '../../../time-zone.ts'
import { isWithinLimit, limit } from '../../platform/limits/limits.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { beginSession, type SignIn, setCookies } from '../auth/begin-session.ts'
import { assertPasswordAllowed } from '../auth/password-rules.ts'
import { hashPassword } from '../auth/passwords.ts'
import { queueAccountExists, queueConfirmation } from '../confirmations/sign-up-mails.ts'
import { currentUser } from '../users/current-user.ts'
import {
  addAccount,
  findInstitution,
  lockLicenceKey,
  markLicenceKeyUsed,
  memberType,
  saveRepeatedSignUp,
} from './sign-up.repository.ts'
import {
  accountExists,
  invalidAddress,
  invalidLicenceKey,
  noMailServer,
  termsNotAccepted,
  unknownDomain,
  wrongSignUpType,
} from './sign-up-errors.ts'

type Body = Call<'POST /auth/sign_up'>['body']
type Licence = Extract<Body, { sign_up_type: 'dsa-licence' }>['user']
type Member = Exclude<Body, { sign_up_type: 'dsa-licence' }>

// They come with the disabled students' allowance, so the pro edition has none (docs/product/wellbeing.md#who-gets-entries).
const wellbeings: Wellbeing[] = ['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts']

/** Signing up by licence key, institution or site (docs/product/accounts.md#ways-in). */
export function signUpRoutes(api: FastifyInstance, context: Context) {
  const { db, mail, settings, now } = context

  publicRoute(api, 'POST /auth/verify_email', async ({ body, request }) => {
    const email = body.user.email.toLowerCase()
    await limit(context, request, 'verify-email', { account: email })
    await institutionFor(email, body.sign_up_type)
    return {}
  })

  publicRoute(api, 'POST /auth/sign_up', async ({ body, request, reply }) => {
    const email = body.user.email.toLowerCase()
    await limit(context, request, 'sign-up', { account: email })
    if (!isMailable(email)) throw invalidAddress()
    if (!body.user.tos) throw termsNotAccepted()
    await assertPasswordAllowed(body.user.password, email)
    if (body.sign_up_type !== 'dsa-licence') return addMember(email, body, request)

    const { userId, begun } = await activateLicence(email, body.user, request)
    setCookies(context, reply, begun, { id: userId }, false)
    return currentUser(db, userId)
  })

  async function activateLicence(email: string, user: Licence, request: FastifyRequest) {
    const account = {
      ...(await buildAccount(email, user, 'dsa-licence')),
      university: user.university,
      wellbeings: settings.edition === 'study' ? wellbeings : [],
      time_zone: readTimeZone(request),
      confirmed_at: now(),
    }
    return db.transaction().execute(async (trx) => {
      // The key is checked first: without one, no one learns which addresses have an account.
      const licenceKey = user.licence_key.replaceAll(/[\s-]/g, '')
      const state = await lockLicenceKey(trx, licenceKey, now())
      if (state !== 'free') throw invalidLicenceKey(state)
      const added = await addAccount(trx, account, now())
      if (!added) throw accountExists()
      await markLicenceKeyUsed(trx, licenceKey, added.id, now())
      await recordAccountEvent(trx, { userId: added.id, kind: 'account-made', request, now: now() })
      const signIn: SignIn = { way: 'sign-up', isSharedComputer: false }
      return { userId: added.id, begun: await beginSession(context, trx, added, request, signIn) }
    })
  }

  async function addMember(email: string, { user, sign_up_type }: Member, request: FastifyRequest) {
    const institution = await institutionFor(email, sign_up_type)
    const account = {
      ...(await buildAccount(email, user, sign_up_type)),
      university: institution.name,
      time_zone: readTimeZone(request),
      confirmed_at: null,
    }
    if (mail.kind === 'none') throw noMailServer()
    // The answer is the same, and queues one mail, whether or not the address has an account: only its owner learns of it.
    if (await isWithinLimit(context, request, 'sign-up mail', { email })) {
      await db.transaction().execute(async (trx) => {
        const added = await addAccount(trx, account, now())
        if (added) {
          await recordAccountEvent(trx, { userId: added.id, kind: 'account-made', request, now: now() })
          return queueConfirmation(trx, context, request, { id: added.id, email, firstName: user.first_name })
        }
        const owner = await saveRepeatedSignUp(trx, email, account.password_hash, now())
        if (owner) await queueAccountExists(trx, context, request, { ...owner, email })
      })
      mailSoon(context, request.log)
    }
    return { msg: `We have sent an email to ${email}. Please open the link in it to verify your address.` }
  }

  async function institutionFor(email: string, type: SignUpType) {
    if (type !== memberType[settings.edition]) throw wrongSignUpType()
    if (!isMailable(email)) throw invalidAddress()
    const institution = await findInstitution(db, listDomains(email), settings.edition)
    if (!institution) throw unknownDomain(settings.edition)
    return institution
  }
}

async function buildAccount(email: string, user: Licence | Member['user'], signUpType: SignUpType) {
  return {
    email,
    password_hash: await hashPassword(user.password),
    first_name: user.first_name,
    surname: user.surname,
    sign_up_type: signUpType,
    subscribed_to_updates: user.subscribed_to_updates,
  }
}
