import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { formatDay, personDay } from '../../../time-zone.ts'
import { findBadgesOnOffer } from '../../course/badges/badges.repository.ts'

interface Step {
  name: string
  /** The flow and its module, or the software. */
  place: string
}

/** How rows are said to a person: names instead of ids, times in their own time zone. */
export interface Words {
  /** A column of a table as a heading; undefined for one that no one needs, or that only the other edition fills. */
  headingOf: (column: string) => string | undefined
  stepOf: (id: unknown) => Step
  chapterOf: (id: unknown) => { name: string; place: string }
  softwareOf: (id: unknown) => string
  badgeOf: (code: unknown) => { name: string; criterion: string }
  /** A day such as 2026-11-20, or the day of a moment, in words. */
  day: (value: unknown) => string
  /** A moment in words, with its time. */
  moment: (value: unknown) => string
}

/** `first_seen_at` and `signed-in` as words. */
export function inWords(code: string): string {
  const words = code.replaceAll(/[_-]/g, ' ').trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const ofNobody = /^(id|user_id|.*_key)$/
const ofStudy = /^(essay_writing|presentations|lectures|reading|organisation|revision)_level$/

/** Reads the names that the rows of a person refer to, as the edition words them. `timeZone` is theirs. */
export async function readWords(db: Database, edition: Edition, timeZone: string): Promise<Words> {
  const { rows: steps } = await sql<{ id: string; name: string; place: string }>`
    select steps.id, steps.name,
      coalesce(flows.name || ': ' || learning_modules.name, softwares.name, 'Other') as place
    from steps
    left join chapters on chapters.id = steps.chapter_id
    left join learning_modules on learning_modules.id = chapters.learning_module_id
    left join flows on flows.id = learning_modules.flow_id
    left join softwares on softwares.id = steps.software_id`.execute(db)
  const { rows: chapters } = await sql<{ id: string; name: string; place: string }>`
    select chapters.id, chapters.name, flows.name || ': ' || learning_modules.name as place
    from chapters
    join learning_modules on learning_modules.id = chapters.learning_module_id
    join flows on flows.id = learning_modules.flow_id`.execute(db)
  const softwares = await db.selectFrom('softwares').select(['id', 'name']).execute()
  const badges = await findBadgesOnOffer(db, edition)
  const stepById = new Map(steps.map(({ id, ...step }) => [id, step]))
  const chapterById = new Map(chapters.map(({ id, ...chapter }) => [id, chapter]))
  const softwareById = new Map(softwares.map(({ id, name }) => [id, name]))
  const badgeByCode = new Map<unknown, (typeof badges)[number]>(badges.map((badge) => [badge.code, badge]))
  const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })

  return {
    headingOf: (column) => {
      if (ofNobody.test(column) || (edition === 'pro' && ofStudy.test(column))) return undefined
      return edition === 'pro' && column === 'university' ? 'Organisation' : inWords(column)
    },
    stepOf: (id) => stepById.get(String(id)) ?? { name: String(id), place: 'Other' },
    chapterOf: (id) => chapterById.get(String(id)) ?? { name: String(id), place: 'Other' },
    softwareOf: (id) => softwareById.get(String(id)) ?? String(id ?? ''),
    badgeOf: (code) => badgeByCode.get(code) ?? { name: String(code), criterion: '' },
    day: (value) => {
      if (value instanceof Date) return formatDay(personDay(value, timeZone))
      return typeof value === 'string' ? formatDay(value) : ''
    },
    moment: (value) => (value instanceof Date ? full.format(value).replace(',', '') : ''),
  }
}
