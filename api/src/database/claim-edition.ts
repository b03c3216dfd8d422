import type { Edition } from '@stepwise/shared/contracts'
import { StartFailure } from '../errors.ts'
import type { Database } from './database.ts'

/**
 * Makes the data this edition's when it is nobody's yet. @throws StartFailure when it is the other edition's: their accounts and content
 * would be mixed
 */
export async function claimEdition(db: Database, edition: Edition) {
  await db
    .insertInto('deployment')
    .values({ edition })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const claimed = await db.selectFrom('deployment').select('edition').executeTakeFirstOrThrow()
  if (claimed.edition === edition) return
  throw new StartFailure(
    `This is the database of the ${claimed.edition} edition, and EDITION is ${edition}. Set EDITION, or DATA_DIR or DATABASE_URL, so that they fit.`,
  )
}
