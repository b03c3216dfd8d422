import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { returnTryOfAddress, takeTryOfAddress } from './address-tries.repository.ts'
import { addressGroup, waitAfter } from './attempts.ts'

/** Who tries to sign in: an account (whether it exists or not) from an address. */
export interface Attempt {
  email: string
  address: string
}

/**
 * Counts a try as wrong until it turns out right, so that tries made at the same moment cannot slip past the limit.
 * Returns the seconds to wait instead when it comes too early. Counted by account and address together: a stranger
 * elsewhere cannot lock the owner out. Forgotten after a day without tries. What is tried from one address at many
 * accounts is counted for the address (address-tries.repository.ts).
 */
export async function takeAttempt(db: Database, attempt: Attempt, now: Date) {
  const key = keyOf(attempt)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key.account_hash + key.address}, 0))`.execute(trx)
    const known = await trx
      .selectFrom('sign_in_attempts')
      .select(['failures', 'last_tried_at'])
      .where('account_hash', '=', key.account_hash)
      .where('address', '=', key.address)
      .executeTakeFirst()
    // Not negative, also when the server's clock was set back: nobody waits longer than the rule says.
    const secondsAgo = known ? Math.max(0, (now.getTime() - known.last_tried_at.getTime()) / 1000) : 0
    const failures = known && secondsAgo < 24 * 60 * 60 ? known.failures : 0
    const wait = Math.ceil(waitAfter(failures) - secondsAgo)
    if (wait > 0) return { waitSeconds: wait }
    const waitOfAddress = await takeTryOfAddress(trx, key.address, now)
    if (waitOfAddress > 0) return { waitSeconds: waitOfAddress }

    const row = { failures: failures + 1, last_tried_at: now }
    await trx
      .insertInto('sign_in_attempts')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.columns(['account_hash', 'address']).doUpdateSet(row))
      .execute()
    return { waitSeconds: 0 }
  })
}

/** After the right password: nothing is held against this account and address any more. */
export async function forgetAttempts(db: Database, attempt: Attempt) {
  const key = keyOf(attempt)
  await db
    .deleteFrom('sign_in_attempts')
    .where('account_hash', '=', key.account_hash)
    .where('address', '=', key.address)
    .execute()
  await returnTryOfAddress(db, key.address)
}

function keyOf({ email, address }: Attempt) {
  return { account_hash: hashOfAccount(email), address: addressGroup(address) }
}

/** After a new password: what was tried with the old one counts nowhere any more. */
export async function forgetAllAttempts(db: Database, email: string) {
  await db.deleteFrom('sign_in_attempts').where('account_hash', '=', hashOfAccount(email)).execute()
}

function hashOfAccount(email: string) {
  return createHash('sha256').update(email).digest('hex')
}
