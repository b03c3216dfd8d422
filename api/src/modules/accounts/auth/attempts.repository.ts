import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { bucketOfAccount, bucketOfAddress, consumeToken, returnToken } from './guess-buckets.repository.ts'

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
  /**
   * What names a browser in which the owner of the account has signed in before, or the session in which they show that it is them. Its
   * tries are counted by themselves, so that no stranger's guesses hold the owner up.
   */
  knownDevice?: string | undefined
}

export interface TakenAttempt {
  /** 0 when the try may go on. */
  waitSeconds: number
  /** There were too many tries at this account from everywhere: other ways in are still open. */
  isAccountLimited: boolean
}

/**
 * Counts a try as wrong before its password is checked, so that tries made at the same moment cannot slip past the limit. Tries are
 * counted by account and address together, by address over all accounts, and by account over all addresses. A day without tries clears
 * the first count; the others are token buckets (guess-buckets.repository.ts).
 */
export async function takeAttempt(db: Database, attempt: Attempt, now: Date): Promise<TakenAttempt> {
  const key = buildKey(attempt)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key.account_hash + key.address}, 0))`.execute(trx)
    const known = await trx
      .selectFrom('sign_in_attempts')
      .select(['failures', 'last_tried_at'])
      .where('account_hash', '=', key.account_hash)
      .where('address', '=', key.address)
      .executeTakeFirst()
    // Not negative when the server's clock was set back: no one waits longer than the rule says.
    const secondsAgo = known ? Math.max(0, (now.getTime() - known.last_tried_at.getTime()) / 1000) : 0
    const failures = known && secondsAgo < 24 * 60 * 60 ? known.failures : 0
    const wait = Math.ceil(waitAfter(failures) - secondsAgo)
    if (wait > 0) return { waitSeconds: wait, isAccountLimited: false }

    for (const bucket of listBuckets(attempt)) {
      const waitSeconds = await consumeToken(trx, bucket, now)
      if (waitSeconds > 0) return { waitSeconds, isAccountLimited: bucket.address === '' }
    }

    const row = { failures: failures + 1, last_tried_at: now }
    await trx
      .insertInto('sign_in_attempts')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.columns(['account_hash', 'address']).doUpdateSet(row))
      .execute()
    return { waitSeconds: 0, isAccountLimited: false }
  })
}

/** After the right password: clears the count of this account and address. */
export async function clearAttempts(db: Database, attempt: Attempt) {
  const key = buildKey(attempt)
  await db
    .deleteFrom('sign_in_attempts')
    .where('account_hash', '=', key.account_hash)
    .where('address', '=', key.address)
    .execute()
  for (const bucket of listBuckets(attempt)) await returnToken(db, bucket)
}

/** After a new password: clears the counts of this account from everywhere. */
export async function clearAllAttempts(db: Database, email: string) {
  await db.deleteFrom('sign_in_attempts').where('account_hash', '=', hashOfAccount(email)).execute()
}

/** The account's is last: a try that its address is refused takes nothing from it. */
function listBuckets({ email, address, knownDevice }: Attempt) {
  return knownDevice ? [] : [bucketOfAddress(address), bucketOfAccount(hashOfAccount(email))]
}

function buildKey({ email, address, knownDevice }: Attempt) {
  return { account_hash: hashOfAccount(email), address: knownDevice ? `device ${knownDevice}` : address }
}

function hashOfAccount(email: string) {
  return createHash('sha256').update(email).digest('hex')
}
