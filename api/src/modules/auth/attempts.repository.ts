import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { consumeToken, returnToken } from './address-bucket.repository.ts'

/** Wrong tries before the first wait. */
const freeTries = 10

const firstWaitSeconds = 15
const longestWaitSeconds = 15 * 60

/** Seconds to wait after the last of `failures` wrong tries: none at first, then doubling up to a quarter of an hour. */
export function waitAfter(failures: number) {
  if (failures < freeTries) return 0
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(20, failures - freeTries))
}

/** Who tries to sign in: an account (whether it exists or not) from an address. */
export interface Attempt {
  /** In lower case. */
  email: string
  /** As limits count it (http/caller-address.ts). */
  address: string
}

/**
 * Counts a try as wrong before its password is checked, so that tries made at the same moment cannot slip past the limit.
 * Returns the seconds to wait when it comes too early, else 0. Tries are counted by account and address together: a stranger
 * elsewhere cannot lock the owner out. A day without tries clears the count. What one address tries at many accounts is
 * counted in address-bucket.repository.ts.
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
    // Not negative when the server's clock was set back: nobody waits longer than the rule says.
    const secondsAgo = known ? Math.max(0, (now.getTime() - known.last_tried_at.getTime()) / 1000) : 0
    const failures = known && secondsAgo < 24 * 60 * 60 ? known.failures : 0
    const wait = Math.ceil(waitAfter(failures) - secondsAgo)
    if (wait > 0) return { waitSeconds: wait }
    const waitOfBucket = await consumeToken(trx, key.address, now)
    if (waitOfBucket > 0) return { waitSeconds: waitOfBucket }

    const row = { failures: failures + 1, last_tried_at: now }
    await trx
      .insertInto('sign_in_attempts')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.columns(['account_hash', 'address']).doUpdateSet(row))
      .execute()
    return { waitSeconds: 0 }
  })
}

/** After the right password: clears the count of this account and address. */
export async function clearAttempts(db: Database, attempt: Attempt) {
  const key = keyOf(attempt)
  await db
    .deleteFrom('sign_in_attempts')
    .where('account_hash', '=', key.account_hash)
    .where('address', '=', key.address)
    .execute()
  await returnToken(db, key.address)
}

function keyOf({ email, address }: Attempt) {
  return { account_hash: hashOfAccount(email), address }
}

/** After a new password: clears the counts of this account from every address. */
export async function clearAllAttempts(db: Database, email: string) {
  await db.deleteFrom('sign_in_attempts').where('account_hash', '=', hashOfAccount(email)).execute()
}

function hashOfAccount(email: string) {
  return createHash('sha256').update(email).digest('hex')
}
