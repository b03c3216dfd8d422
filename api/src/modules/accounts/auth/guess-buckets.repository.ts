import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** A token bucket for wrong tries: each takes a token, and one comes back after `secondsPerToken`. */
interface GuessBucket {
  /** Its row of sign_in_attempts. */
  accountHash: string
  address: string
  size: number
  secondsPerToken: number
}

// A row of sign_in_attempts without an account is the bucket of an address, one without an address is that of an account. Its time is
// when the bucket will be full again.
const none = ''

/**
 * The bucket of an address, over all accounts. 500 are room for a Monday morning of a whole campus behind one address. Beyond them
 * no one waits longer than ten seconds, so one person's guessing slows a school down but never locks it out. A guess at many accounts,
 * which the limit of each account does not see, gets 360 an hour (docs/product/accounts.md#tries-of-an-address).
 */
export const bucketOfAddress = (address: string): GuessBucket => ({
  accountHash: none,
  address,
  size: 500,
  secondsPerToken: 10,
})

/**
 * The bucket of an account, over all addresses: whoever guesses from many addresses has 50 tries, and then 96 a day. Browsers in which
 * the owner has signed in before do not count here, so that no one can lock the owner out (docs/product/ways-in.md#tries-of-an-account).
 */
export const bucketOfAccount = (accountHash: string): GuessBucket => ({
  accountHash,
  address: none,
  size: 50,
  secondsPerToken: 15 * 60,
})

/** Takes a token from a bucket. Returns 0, or, when the bucket is empty, the seconds until the next token. */
export async function consumeToken(db: Database, bucket: GuessBucket, now: Date) {
  const { accountHash, address, size, secondsPerToken } = bucket
  await forgetLaterClock(db, bucket, now)
  const { rows } = await sql`
    insert into sign_in_attempts as bucket (account_hash, address, failures, last_tried_at)
    values (${accountHash}, ${address}, 1, ${after(now, secondsPerToken)})
    on conflict (account_hash, address) do update
    set last_tried_at = greatest(bucket.last_tried_at, ${now}) + ${secondsPerToken} * interval '1 second'
    where bucket.last_tried_at <= ${after(now, (size - 1) * secondsPerToken)}
    returning address
  `.execute(db)
  if (rows.length > 0) return 0
  const { last_tried_at } = await db
    .selectFrom('sign_in_attempts')
    .select('last_tried_at')
    .where('account_hash', '=', accountHash)
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
  const untilToken = (last_tried_at.getTime() - now.getTime()) / 1000 - (size - 1) * secondsPerToken
  return Math.max(1, Math.ceil(untilToken))
}

/**
 * A row further ahead than an empty bucket was written before the server's clock was set back. By minutes, as clocks are set right:
 * the bucket counts as empty, so that no one gains tries by it. By more than an hour: as full, because nothing is known about it.
 */
async function forgetLaterClock(db: Database, { accountHash, address, size, secondsPerToken }: GuessBucket, now: Date) {
  const empty = after(now, size * secondsPerToken)
  await sql`
    update sign_in_attempts
    set last_tried_at = case
      when last_tried_at > ${after(empty, 60 * 60)} then ${now}::timestamptz
      else ${empty}::timestamptz
    end
    where account_hash = ${accountHash} and address = ${address} and last_tried_at > ${empty}
  `.execute(db)
}

/** Puts a token back, after a right password. */
export async function returnToken(db: Database, { accountHash, address, secondsPerToken }: GuessBucket) {
  await db
    .updateTable('sign_in_attempts')
    .set({ last_tried_at: sql`last_tried_at - ${secondsPerToken} * interval '1 second'` })
    .where('account_hash', '=', accountHash)
    .where('address', '=', address)
    .execute()
}

const after = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
