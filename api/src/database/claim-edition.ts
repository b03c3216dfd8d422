import type { Edition } from '@stepwise/shared/contracts'
import { StartFailure } from '../errors.ts'
import type { Database } from './database.ts'

/**
 * Makes the data this edition's when it is no one's yet. @throws StartFailure when it is the other edition's: their accounts and content
 * would be mixed
 */
export async function claimEdition(db: Database, edition: Edition) {
  const before = await db.selectFrom('deployment').select('edition').executeTakeFirst()
  if (!before) {
    const first = { edition: (await editionOfPeople(db)) ?? edition }
    await db
      .insertInto('deployment')
      .values(first)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  const claimed = await db.selectFrom('deployment').select('edition').executeTakeFirstOrThrow()
  if (claimed.edition === edition) return
  throw new StartFailure(
    `This is the database of the ${claimed.edition} edition, and EDITION is ${edition}. Set EDITION, or DATA_DIR or DATABASE_URL, so that they match.`,
  )
}

/** Data that is older than the table `deployment`: an edition has its own ways of signing up. Undefined when no one has come by one. */
async function editionOfPeople(db: Database): Promise<Edition | undefined> {
  const someone = await db
    .selectFrom('users')
    .select('sign_up_type')
    .where('sign_up_type', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst()
  if (!someone) return undefined
  return someone.sign_up_type === 'site-licence' ? 'pro' : 'study'
}
