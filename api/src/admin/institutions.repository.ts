import type { Edition } from '@stepwise/shared/contracts'
import type { Database } from '../database/database.ts'

interface Institution {
  domain: string
  name: string
  edition: Edition
}

/** False when the domain belongs to somebody already. */
export async function addInstitution(trx: Database, institution: Institution) {
  const added = await trx
    .insertInto('institutions')
    .values(institution)
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .executeTakeFirst()
  return added !== undefined
}

export function findInstitutions(db: Database, edition: Edition) {
  return db
    .selectFrom('institutions')
    .select(['domain', 'name'])
    .where('edition', '=', edition)
    .orderBy('name')
    .orderBy('domain')
    .execute()
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
