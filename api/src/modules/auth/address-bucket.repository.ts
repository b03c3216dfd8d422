import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/**
 * A token bucket for each address, over all accounts: a wrong try takes a token, and one comes back every ten seconds. 500 are
 * room for a Monday morning of a whole campus behind one address. Beyond them nobody waits longer than ten seconds, so one
 * person's guessing slows a school down but never locks it out. A guess at many accounts, which the limit of each account does
 * not see, gets 360 an hour (docs/product/accounts.md#tries-of-an-address).
 */
export const bucketSize = 500
export const secondsPerToken = 10

// The bucket of an address is a row of sign_in_attempts without an account. Its time is when the bucket will be full again.
const noAccount = ''

/** Takes a token from the bucket of an address. Returns 0, or, when the bucket is empty, the seconds until the next token. */
export async function consumeToken(db: Database, address: string, now: Date) {
  await forgetLaterClock(db, address, now)
  const { rows } = await sql`
    insert into sign_in_attempts as bucket (account_hash, address, failures, last_tried_at)
    values (${noAccount}, ${address}, 1, ${after(now, secondsPerToken)})
    on conflict (account_hash, address) do update
    set last_tried_at = greatest(bucket.last_tried_at, ${now}) + ${secondsPerToken} * interval '1 second'
    where bucket.last_tried_at <= ${after(now, (bucketSize - 1) * secondsPerToken)}
    returning address
  `.execute(db)
  if (rows.length > 0) return 0
  const { last_tried_at } = await bucketOf(db, address).executeTakeFirstOrThrow()
  const untilToken = (last_tried_at.getTime() - now.getTime()) / 1000 - (bucketSize - 1) * secondsPerToken
  return Math.max(1, Math.ceil(untilToken))
}

/**
 * A row further ahead than an empty bucket was written before the server's clock was set back. By minutes, as clocks are set right:
 * the bucket counts as empty, so that nobody gains tries by it. By more than an hour: as full, because nothing is known about it.
 */
async function forgetLaterClock(db: Database, address: string, now: Date) {
  const empty = after(now, bucketSize * secondsPerToken)
  await sql`
    update sign_in_attempts
    set last_tried_at = case
      when last_tried_at > ${after(empty, 60 * 60)} then ${now}::timestamptz
      else ${empty}::timestamptz
    end
    where account_hash = ${noAccount} and address = ${address} and last_tried_at > ${empty}
  `.execute(db)
}

/** Puts a token back, after a right password. */
export async function returnToken(db: Database, address: string) {
  await db
    .updateTable('sign_in_attempts')
    .set({ last_tried_at: sql`last_tried_at - ${secondsPerToken} * interval '1 second'` })
    .where('account_hash', '=', noAccount)
    .where('address', '=', address)
    .execute()
}

const bucketOf = (db: Database, address: string) =>
  db
    .selectFrom('sign_in_attempts')
    .select('last_tried_at')
    .where('account_hash', '=', noAccount)
    .where('address', '=', address)

const after = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
