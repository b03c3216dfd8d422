import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** Every software that can be chosen and the groups, in their order, as they go on the wire. */
export async function findAvailableSoftware(db: Database) {
  const software = await findSoftwares(db)
  const groups = await db
    .selectFrom('software_groups')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .limit(1000)
    .execute()
  return { software, software_groups: groups }
}

/** The software that the person of `users.id`, in the same query, has chosen. */
export function selectChosenSoftwares(db: Database) {
  return softwares(db).where('id', 'in', (eb) =>
    eb.selectFrom('user_softwares').select('software_id').where('user_id', '=', sql.ref<string>('users.id')),
  )
}

/** Every software that can be chosen, in order. */
export function findSoftwares(db: Database) {
  return softwares(db).execute()
}

export type Software = Awaited<ReturnType<typeof findSoftwares>>[number]

/** Replaces a person's choice. Returns false, and changes nothing, when one of the identifiers is unknown. */
export async function selectSoftwares(db: Database, userId: string, softwareIds: readonly string[]) {
  const ids = [...new Set(softwareIds)]
  return db.transaction().execute(async (trx) => {
    const known = await softwares(trx).where('id', 'in', ids).execute()
    if (known.length < ids.length) return false
    // Locks the person's row, so that two choices at the same moment follow each other.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    await trx.deleteFrom('user_softwares').where('user_id', '=', userId).execute()
    await trx
      .insertInto('user_softwares')
      .values(ids.map((id) => ({ user_id: userId, software_id: id })))
      .execute()
    return true
  })
}

function softwares(db: Database) {
  return db
    .selectFrom('softwares')
    .select(['id', 'slug', 'name', 'image', 'description', 'group_id as group', 'assistive'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .limit(1000)
}
