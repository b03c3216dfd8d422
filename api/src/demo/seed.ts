import { randomBytes } from 'node:crypto'
import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { hashPassword } from '../modules/accounts/auth/passwords.ts'
import { recordVisit } from '../modules/accounts/auth/visits.repository.ts'
import { awardBadges } from '../modules/course/badges/badges.repository.ts'
import {
  type DemoAccount,
  demoAccounts,
  demoDomain,
  demoInstitutions,
  demoLicenceKeys,
  demoPassword,
} from './accounts.ts'
import { seedLearning } from './seed-learning.ts'

/** Demo accounts are added or retired by one process at a time. */
export const demoLockId = 740_003

type SeedContext = Pick<Context, 'db' | 'settings' | 'now'>

/**
 * Adds the demo accounts that are not there yet, and licence keys and institutions; returns the e-mail addresses added.
 * An account that exists is left as its owner has changed it. Never called in production.
 */
export async function seedDemo(context: SeedContext) {
  const { db, settings } = context
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${demoLockId})`.execute(trx)
    await seedLicencesAndInstitutions(trx)
    const added: string[] = []
    for (const account of demoAccounts.filter((candidate) => candidate.editions.includes(settings.edition))) {
      const email = `${account.name}@${demoDomain}`
      const known = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
      if (known) continue
      await addAccount(trx, context, account, email)
      added.push(email)
    }
    return added
  })
}

/**
 * Adds one more account with the progress of the demo account of this name; returns its e-mail address, or undefined when the
 * edition has no such demo account. It has visited today already, so that its next visit earns no badge. Never called in
 * production.
 */
export async function addDemoAccountLike(context: Context, name: string): Promise<string | undefined> {
  const { db, settings, now } = context
  const account = demoAccounts.find((one) => one.name === name && one.editions.includes(settings.edition))
  if (!account) return undefined
  const email = `${name}-${randomBytes(6).toString('hex')}@${demoDomain}`
  await db.transaction().execute(async (trx) => {
    const person = await addAccount(trx, context, account, email)
    await recordVisit(trx, person, now())
    // Dates the badges an hour back, so that they are not shown as news.
    await awardBadges(trx, settings.edition, person.id, new Date(now().getTime() - 60 * 60 * 1000))
  })
  return email
}

async function addAccount(
  trx: Database,
  { settings, now }: Pick<SeedContext, 'settings' | 'now'>,
  account: DemoAccount,
  email: string,
) {
  const person = await addUser(trx, settings.edition, account, email)
  const { id: userId, timeZone } = person
  const { edition } = settings
  const began = await seedLearning(trx, { userId, timeZone, progress: account.progress, edition, now: now() })
  await trx
    .updateTable('users')
    .set({ created_at: began, confirmed_at: began, tos_accepted_at: began })
    .where('id', '=', userId)
    .execute()
  return person
}

let demoPasswordHash: Promise<string> | undefined

async function addUser(trx: Database, edition: Edition, account: DemoAccount, email: string) {
  demoPasswordHash ??= hashPassword(demoPassword)
  return trx
    .insertInto('users')
    .values({
      email,
      password_hash: await demoPasswordHash,
      first_name: account.firstName,
      surname: account.surname,
      university: organisationIn(edition),
      role: account.role,
      wellbeings: account.wellbeings,
      is_demo: true,
    })
    .returning(['id', 'time_zone as timeZone'])
    .executeTakeFirstOrThrow()
}

const organisationIn = (edition: Edition) => demoInstitutions.find((one) => one.edition === edition)?.name ?? null

async function seedLicencesAndInstitutions(trx: Database) {
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
