import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/**
 * Wrong tries of one address over all accounts: so many are free at once, and one more becomes free every ten seconds.
 * That is room for a Monday morning of a whole campus behind one address, and beyond it nobody waits longer than ten
 * seconds, so that one person's guessing slows a school down and never locks it out. A guess at many accounts, which the
 * limit of each account does not see, gets 360 an hour.
 */
export const freeTriesOfAddress = 500
export const secondsPerTry = 10

// No row is ever further ahead than this, unless the server's clock was set back: it says nothing then, and is begun anew.
const furthestAhead = freeTriesOfAddress * secondsPerTry + 60 * 60

// The row of the address itself, beside those of its accounts. Its time is that at which all its tries are free again.
const wholeAddress = ''

/**
 * Counts a try against the address until it turns out right, in one statement. Returns the seconds to wait instead when
 * all are used up.
 */
export async function takeTryOfAddress(db: Database, address: string, now: Date) {
  const { rows } = await sql`
    insert into sign_in_attempts as tries (account_hash, address, failures, last_tried_at)
    values (${wholeAddress}, ${address}, 1, ${after(now, secondsPerTry)})
    on conflict (account_hash, address) do update
    set last_tried_at = ${secondsPerTry} * interval '1 second' + case
      when tries.last_tried_at > ${after(now, furthestAhead)} then ${now}
      else greatest(tries.last_tried_at, ${now})
    end
    where tries.last_tried_at <= ${after(now, (freeTriesOfAddress - 1) * secondsPerTry)}
      or tries.last_tried_at > ${after(now, furthestAhead)}
    returning address
  `.execute(db)
  if (rows.length > 0) return 0
  const { last_tried_at } = await rowOf(db, address).executeTakeFirstOrThrow()
  const untilFree = (last_tried_at.getTime() - now.getTime()) / 1000 - (freeTriesOfAddress - 1) * secondsPerTry
  return Math.max(1, Math.ceil(untilFree))
}

/** The try was right. */
export async function returnTryOfAddress(db: Database, address: string) {
  await db
    .updateTable('sign_in_attempts')
    .set({ last_tried_at: sql`last_tried_at - ${secondsPerTry} * interval '1 second'` })
    .where('account_hash', '=', wholeAddress)
    .where('address', '=', address)
    .execute()
}

const rowOf = (db: Database, address: string) =>
  db
    .selectFrom('sign_in_attempts')
    .select('last_tried_at')
    .where('account_hash', '=', wholeAddress)
    .where('address', '=', address)

const after = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)
