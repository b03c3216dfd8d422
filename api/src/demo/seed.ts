import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { hashPassword } from '../modules/auth/passwords.ts'
import { awardBadges } from '../modules/badges/badges.repository.ts'
import {
  type DemoAccount,
  demoAccounts,
  demoDomain,
  demoInstitutions,
  demoLicenceKeys,
  demoPassword,
} from './accounts.ts'
import { seedLearning } from './seed-learning.ts'

const lockId = 740_003

/**
 * Adds the demo accounts that are not there yet, and licence keys and institutions; returns the e-mail addresses added.
 * An account that exists is left as its owner has changed it. Never called in production.
 */
export async function seedDemo({ db, settings, now }: Context) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(trx)
    await seedWaysIn(trx)
    const added: string[] = []
    for (const account of demoAccounts.filter((candidate) => candidate.editions.includes(settings.edition))) {
      const email = `${account.name}@${demoDomain}`
      const known = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
      if (known) continue
      const userId = await addAccount(trx, account, email)
      await seedLearning(trx, { userId, progress: account.progress, edition: settings.edition, now: now() })
      await awardBadges(trx, settings.edition, userId)
      await backdateBadges(trx, userId, now())
      added.push(email)
    }
    return added
  })
}

async function addAccount(trx: Database, account: DemoAccount, email: string) {
  const { id } = await trx
    .insertInto('users')
    .values({
      email,
      password_hash: await hashPassword(demoPassword),
      first_name: account.firstName,
      surname: account.surname,
      university: account.university,
      role: account.role,
      wellbeings: account.wellbeings,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** They were earned with what the account has done in earlier days: no news at its first visit. */
async function backdateBadges(trx: Database, userId: string, now: Date) {
  const earlier = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000)
  await trx.updateTable('user_badges').set({ created_at: earlier }).where('user_id', '=', userId).execute()
}

async function seedWaysIn(trx: Database) {
  await trx
    .insertInto('licence_keys')
    .values(demoLicenceKeys.map((key) => ({ licence_key: key, used_by: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .insertInto('institutions')
    .values([...demoInstitutions])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
