import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export const licenceStates = ['free', 'used', 'revoked', 'expired'] as const
export type LicenceState = (typeof licenceStates)[number]

interface NewLicences {
  count: number
  organisation: string
  expiresAt: Date | null
  now: Date
}

/** Makes this many new keys of ten random digits and returns them. */
export async function addLicenceKeys(trx: Database, { count, organisation, expiresAt, now }: NewLicences) {
  const made: string[] = []
  while (made.length < count) {
    const keys = new Set(Array.from({ length: Math.min(count - made.length, 1000) }, randomKey))
    const rows = [...keys].map((licence_key) => ({ licence_key, organisation, created_at: now, expires_at: expiresAt }))
    // One that there is already is not made again.
    const added = await trx
      .insertInto('licence_keys')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('licence_key')
      .execute()
    made.push(...added.map(({ licence_key }) => licence_key))
  }
  return made
}

const randomKey = () => String(randomInt(1_000_000_000, 10_000_000_000))

interface LicenceFilter {
  organisation?: string | undefined
  state?: LicenceState | undefined
}

/** Keys with their state, those of one organisation after those of another. */
export function findLicenceKeys(db: Database, { organisation, state }: LicenceFilter, now: Date) {
  return db
    .selectFrom('licence_keys')
    .select(['licence_key', 'organisation', 'created_at', 'expires_at', 'used_at', 'revoked_at'])
    .select(stateAt(now).as('state'))
    .$if(organisation !== undefined, (keys) => keys.where('organisation', '=', organisation ?? null))
    .$if(state !== undefined, (keys) => keys.where(stateAt(now), '=', state ?? 'free'))
    .orderBy('organisation')
    .orderBy('created_at')
    .orderBy('licence_key')
    .execute()
}

const stateAt = (now: Date) => sql<LicenceState>`case
  when used_at is not null then 'used'
  when revoked_at is not null then 'revoked'
  when expires_at <= ${now}::timestamptz then 'expired'
  else 'free' end`

/** Takes back the keys that no one has used, and returns them: one key, or all of an organisation. */
export async function revokeLicenceKeys(
  trx: Database,
  which: { licence_key: string } | { organisation: string },
  now: Date,
) {
  const revoked = await trx
    .updateTable('licence_keys')
    .set({ revoked_at: now })
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where(({ and }) => and(which))
    .returning('licence_key')
    .execute()
  return revoked.map(({ licence_key }) => licence_key)
}

/** How many keys were used in each month (of UTC), by organisation; the latest month first. */
export function countUsedLicences(db: Database, month: string | undefined) {
  const usedIn = sql<string>`to_char(used_at at time zone 'UTC', 'YYYY-MM')`
  return db
    .selectFrom('licence_keys')
    .select([usedIn.as('month'), 'organisation'])
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('used_at', 'is not', null)
    .$if(month !== undefined, (keys) => keys.where(usedIn, '=', month ?? ''))
    .groupBy(['month', 'organisation'])
    .orderBy('month', 'desc')
    .orderBy('organisation')
    .execute()
}
