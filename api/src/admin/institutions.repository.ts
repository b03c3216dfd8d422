import type { Edition } from '@stepwise/shared/contracts'
import type { Insertable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** False when the domain belongs to someone already. */
export async function addInstitution(trx: Database, institution: Insertable<Tables['institutions']>) {
  const added = await trx
    .insertInto('institutions')
    .values(institution)
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .executeTakeFirst()
  return added !== undefined
}

/** With the address of the provider at which their people sign in; null where there is none. */
export function findInstitutions(db: Database, edition: Edition) {
  return db
    .selectFrom('institutions')
    .leftJoin('identity_providers', 'identity_providers.domain', 'institutions.domain')
    .select(['institutions.domain', 'name', 'issuer'])
    .where('edition', '=', edition)
    .orderBy('name')
    .orderBy('institutions.domain')
    .execute()
}

export function findInstitution(db: Database, domain: string, edition: Edition) {
  return db
    .selectFrom('institutions')
    .select('name')
    .where('domain', '=', domain)
    .where('edition', '=', edition)
    .executeTakeFirst()
}

/** Sets how people of a domain sign in, in place of what was set before. */
export async function saveIdentityProvider(db: Database, provider: Insertable<Tables['identity_providers']>) {
  await db
    .insertInto('identity_providers')
    .values(provider)
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(provider))
    .execute()
}

/** False when people of this domain sign in here alone. */
export async function removeIdentityProvider(trx: Database, domain: string, edition: Edition) {
  const removed = await trx
    .deleteFrom('identity_providers')
    .where('domain', '=', domain)
    .where('domain', 'in', (own) => own.selectFrom('institutions').select('domain').where('edition', '=', edition))
    .returning('domain')
    .executeTakeFirst()
  return removed !== undefined
}

/** False when there is none of this domain. */
export async function removeInstitution(trx: Database, domain: string, edition: Edition) {
  const removed = await trx
    .deleteFrom('institutions')
    .where('domain', '=', domain)
    .where('edition', '=', edition)
    .returning('domain')
    .executeTakeFirst()
  return removed !== undefined
}
