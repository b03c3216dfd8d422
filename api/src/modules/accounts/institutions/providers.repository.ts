import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Registration } from './open-id.ts'

/** How the people of an institution's domain sign in. */
export interface Provider extends Registration {
  domain: string
  /** The institution's name. */
  name: string
}

/**
 * How the people sign in to whom the closest of these domains belongs: `cs.uni.example` may be an institution of its own within
 * `uni.example`. Undefined when no one knows the domains, or when they sign in here alone.
 */
export async function findProvider(db: Database, domains: readonly string[], edition: Edition) {
  if (domains.length === 0) return undefined
  const closest = await db
    .selectFrom('institutions')
    .leftJoin('identity_providers as provider', 'provider.domain', 'institutions.domain')
    .select(['institutions.domain', 'name', 'issuer', 'client_id', 'client_secret'])
    .where('institutions.domain', 'in', domains)
    .where('edition', '=', edition)
    .orderBy(sql`length(institutions.domain)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!closest?.issuer || closest.client_id === null || closest.client_secret === null) return undefined
  const { domain, name, issuer, client_id, client_secret } = closest
  const provider: Provider = { domain, name, issuer, clientId: client_id, clientSecret: client_secret }
  return provider
}

/** A provider by what we are to it; undefined when it is no longer set up for any domain. */
export function findRegistration(db: Database, issuer: string, clientId: string, edition: Edition) {
  return db
    .selectFrom('identity_providers as provider')
    .innerJoin('institutions', 'institutions.domain', 'provider.domain')
    .select(['issuer', 'client_id as clientId', 'client_secret as clientSecret'])
    .where('issuer', '=', issuer)
    .where('client_id', '=', clientId)
    .where('edition', '=', edition)
    .limit(1)
    .executeTakeFirst()
}
