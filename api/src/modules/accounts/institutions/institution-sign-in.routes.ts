import type { Edition } from '@stepwise/shared/contracts'
import { typedEmail } from '@stepwise/shared/contracts/account'
import { parseOwnPage } from '@stepwise/shared/contracts/own-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { isMailable, listDomains } from '../../../mail/address.ts'
import { hashOfToken } from '../../../tokens.ts'
import { limit } from '../../platform/limits/limits.ts'
import { consumeChallenge, createChallenge } from '../auth/challenges.repository.ts'
import { admit } from './admission.ts'
import { authorizationAddress, introduce, newPending, type Pending } from './authorization.ts'
import { browserToken, setBrowserToken } from './browser-cookie.ts'
import { navigation } from './navigation.ts'
import { SignInProblem } from './problem.ts'
import { findProvider } from './providers.repository.ts'

const startQuerySchema = z.object({
  domain: z.string().max(255).toLowerCase(),
  email: typedEmail().max(320).optional(),
  shared: z.literal('1').optional(),
  // Where to go to is a comfort: a sign-in does not fail for it.
  to: z.string().max(500).optional().catch(undefined),
})
const callbackQuerySchema = z.object({ state: z.string().min(1).max(200) })

/** What is stored of a sign-in that has begun, by the hash of its state. */
interface Begun extends Omit<Pending, 'state'> {
  domain: string
  issuer: string
  /** The hash of the browser's secret. */
  browser: string
  isSharedComputer: boolean
  to: string | undefined
}

// Where each edition starts (docs/product/routes-and-guards.md#guard-table): its guard leads on to onboarding.
const homes: Record<Edition, string> = { study: '/dashboard/learn', pro: '/dashboard/software' }

/** Signing in at one's institution, by OpenID Connect's authorization code with PKCE (docs/product/ways-in.md#institution-sign-in). */
export function institutionSignInRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context
  const redirectAddress = (request: FastifyRequest) => `${linkOrigin(settings, request)}/api/auth/institutions/callback`

  navigation(api, context, '/auth/institutions/start', async (request, reply, place) => {
    // Other sites may lead people to our page, which says what they accept, but not straight through it.
    if (!isOwnLink(request)) return '/auth/institution'
    const query = startQuerySchema.safeParse(request.query)
    if (!query.success) throw new SignInProblem('off')
    const { domain, email, shared, to } = query.data
    place.domain = domain
    await limit(context, request, 'institution', { account: domain })
    const provider = await findProvider(db, [domain], settings.edition)
    if (!provider) throw new SignInProblem('off')

    const isSharedComputer = shared === '1'
    const pending = newPending()
    const isOfDomain = email !== undefined && isMailable(email) && listDomains(email.toLowerCase()).includes(domain)
    const signInRequest = {
      redirectAddress: redirectAddress(request),
      email: isOfDomain ? email : undefined,
      isSharedComputer,
    }
    const address = await authorizationAddress(provider, pending, signInRequest, now())
    const browser = hashOfToken(setBrowserToken(context, reply, browserToken(context, request)))
    const { state, ...secrets } = pending
    const { issuer } = provider
    const data: Begun = { ...secrets, domain, issuer, browser, isSharedComputer, to: parseOwnPage(to) }
    await createChallenge(db, { token: state, purpose: 'institution', data, now: now() })
    return address.href
  })

  navigation(api, context, '/auth/institutions/callback', async (request, reply, place) => {
    const query = callbackQuerySchema.safeParse(request.query)
    if (!query.success) throw new SignInProblem('again')
    const { state } = query.data
    const begun = (await consumeChallenge(db, state, 'institution', now()))?.data as Begun | undefined
    const browser = browserToken(context, request)
    if (!begun || !browser || hashOfToken(browser) !== begun.browser) throw new SignInProblem('again')
    place.domain = begun.domain
    const provider = await findProvider(db, [begun.domain], settings.edition)
    // Operators have taken it away, or have set up another one.
    if (provider?.issuer !== begun.issuer) throw new SignInProblem('off')

    const address = new URL(redirectAddress(request))
    address.search = new URL(request.url, address).search
    const introduced = await introduce(provider, { ...begun, state }, address, now())
    const { isSharedComputer } = begun
    const outcome = await admit(context, provider, introduced, { request, reply, isSharedComputer })
    return outcome === 'asked' ? '/auth/institution/link' : (begun.to ?? homes[settings.edition])
  })
}

/** Whether a page of ours, or the person themselves, has led here; browsers without the header are believed. */
function isOwnLink({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
