import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** The software that the product teaches, in the order of its groups. */
export function findSoftwareDemos(db: Database) {
  return demos(db).execute()
}

export function findSoftwareDemo(db: Database, slug: string) {
  return demos(db).where('slug', '=', slug).executeTakeFirst()
}

export type SoftwareDemoRow = Awaited<ReturnType<typeof findSoftwareDemos>>[number]

/** The groups that are chips. */
export function findSoftwareGroups(db: Database) {
  return db
    .selectFrom('software_groups')
    .select(['id as value', 'name'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .limit(1000)
    .execute()
}

/** The essentials of a software, in order. */
export function findEssentialTexts(db: Database, softwareId: string) {
  return selectSteps(db, softwareId, 'essential')
    .select(['name', 'content', 'tip', 'video', 'duration'])
    .orderBy('position')
    .limit(1000)
    .execute()
}

/** How many flow steps of the edition this software has a strategy for. */
export async function countStrategies(db: Database, edition: Edition, softwareId: string) {
  const { count } = await selectSteps(db, softwareId, 'strategy')
    .innerJoin('steps as flow_steps', 'flow_steps.id', 'steps.flow_step_id')
    .innerJoin('chapters', 'chapters.id', 'flow_steps.chapter_id')
    .innerJoin('learning_modules', 'learning_modules.id', 'chapters.learning_module_id')
    .innerJoin('flows', 'flows.id', 'learning_modules.flow_id')
    .where('flow_steps.retired_at', 'is', null)
    .where(sql<boolean>`${edition} = any (flows.editions)`)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function demos(db: Database) {
  return db
    .selectFrom('softwares')
    .select(['id', 'slug', 'name', 'description', 'image', 'guide_link', 'website', 'video', 'group_id'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .limit(1000)
}

function selectSteps(db: Database, softwareId: string, kind: 'essential' | 'strategy') {
  return db
    .selectFrom('steps')
    .where('steps.software_id', '=', softwareId)
    .where('steps.kind', '=', kind)
    .where('steps.retired_at', 'is', null)
}
