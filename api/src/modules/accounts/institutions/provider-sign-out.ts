import type { FastifyRequest } from 'fastify'
import * as client from 'openid-client'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { describeError } from '../../../errors.ts'
import { linkOrigin } from '../../../http/origin.ts'
import { connect } from './open-id.ts'
import { isProviderAddress } from './provider-address.ts'
import { findRegistration } from './providers.repository.ts'

/** Less than a person waits for a sign-out; the page gives up after 8 s. */
const responseTimeoutMs = 2000
/** Longer addresses are not taken by every server. */
const longestHint = 4000

/** What the provider of a session wants to hear at its end. */
interface SessionProvider {
  issuer: string
  idToken: string
}

/** The provider by which a session began; undefined when it began in another way. */
export async function findSessionProvider(db: Database, sessionId: string): Promise<SessionProvider | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select(['provider_issuer as issuer', 'provider_id_token as idToken'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session || session.issuer === null || session.idToken === null) return undefined
  return { issuer: session.issuer, idToken: session.idToken }
}

/**
 * The answer to a sign-out, when the session has ended here: where the browser goes on to sign out at the institution, too. Nothing when
 * the provider has no such address or does not answer, because a sign-out never fails for it (docs/product/ways-in.md#institution-sign-out).
 */
export async function providerSignOut(
  { db, settings, now }: Context,
  request: FastifyRequest,
  provider: SessionProvider | undefined,
): Promise<{ provider_url?: string }> {
  if (!provider) return {}
  const { issuer, idToken } = provider
  try {
    const registration = await findRegistration(db, issuer, readClientId(idToken), settings.edition)
    if (!registration) return {}
    const configuration = await connect(registration, now(), responseTimeoutMs)
    if (!isProviderAddress(configuration.serverMetadata().end_session_endpoint ?? '')) return {}
    const address = client.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: `${linkOrigin(settings, request)}/`,
      ...(idToken.length <= longestHint && { id_token_hint: idToken }),
    })
    return { provider_url: address.href }
  } catch (error) {
    request.log.warn({ failure: describeError(error) }, 'an institution could not be asked to sign a person out')
    return {}
  }
}

/** To which client of the provider's a token was given: with several audiences, `azp` says so. It was checked when it came. */
function readClientId(idToken: string) {
  const { aud, azp } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    aud: string | string[]
    azp?: string
  }
  return azp ?? [aud].flat()[0] ?? ''
}
