import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

/** How many passkeys a person can have. */
export const mostPasskeys = 20

const shown = ['id', 'name', 'created_at', 'last_used_at', 'is_backed_up'] as const

type Shown = Pick<Selectable<Tables['passkeys']>, (typeof shown)[number]>

/** A passkey as it goes on the wire. */
export const passkeyOnWire = ({ created_at, last_used_at, ...rest }: Shown) => ({
  ...rest,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

/** A person's passkeys, the latest first. */
export function findPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** What browsers need to know of a person's passkeys, to offer them or not to make them twice. */
export async function findDescriptors(db: Database, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }))
}

/**
 * The passkey that an authenticator names, locked until the transaction ends, so that its counter is looked at once at a time. It is
 * found by its owner and its own name together, so that no one else can make one of the same name to be taken for them.
 */
export function lockPasskey(trx: Database, userId: string, credentialId: string) {
  return trx
    .selectFrom('passkeys')
    .select(['id', 'public_key', 'counter', 'is_backed_up'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

interface Use {
  counter: number
  isBackedUp: boolean
  now: Date
}

export async function markUsed(trx: Database, userId: string, id: string, { counter, isBackedUp, now }: Use) {
  await trx
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/**
 * Whose passkey this is already; undefined when it is no one's. Until the end of the transaction no one else adds it: an authenticator makes
 * a new name for each passkey, so that a second account with it was not made by one.
 */
export async function lockPasskeyOwner(trx: Database, credentialId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`passkey ${credentialId}`}, 0))`.execute(trx)
  const known = await trx
    .selectFrom('passkeys')
    .select('user_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return known?.user_id
}

/** Adds a passkey that is no one's yet. Needs a personTransaction, in which they were counted. */
export function addPasskey(trx: Database, passkey: Insertable<Tables['passkeys']>) {
  return trx.insertInto('passkeys').values(passkey).returning(shown).executeTakeFirstOrThrow()
}

export async function countPasskeys(db: Database, userId: string) {
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Renames one of a person's own; undefined when they have none of this id. */
export function renamePasskey(trx: Database, userId: string, id: string, name: string) {
  return trx
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst()
}

/** Removes one of a person's own; undefined when they have none of this id. */
export function removePasskey(trx: Database, userId: string, id: string) {
  return trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
}
