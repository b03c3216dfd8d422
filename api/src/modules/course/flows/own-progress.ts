import { type RawBuilder, sql } from 'kysely'
import { contentState } from '../../content/content-cache/content-cache.ts'
import type { CourseStep } from './course.ts'

/** What a person has done, row by row. */
export interface OwnRows {
  /** `workedOn`: when the step was last opened or completed, in ms. */
  progress: [stepId: string, workedOn: number, isCompleted: boolean][]
  favourites: [flowStepId: string, softwareId: string | null][]
  notes: [flowStepId: string, count: number][]
  softwares: string[]
}

type Lists = Record<keyof OwnRows, string | null>

/** What `ownRows` selects: lists with a row on each line, and the state of the content at that moment. */
export interface OwnColumns extends Lists {
  state: string | null
}

/**
 * The columns of OwnColumns: a query that asks for more of a person takes them along. Ids have no spaces. Text, because PostgreSQL takes four
 * times as long to make JSON of several hundred rows.
 */
export function ownRows(userId: string) {
  const lines = (line: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
    sql`(select string_agg(${line}, E'\n') from ${rows} where user_id = ${userId})`
  const workedOn = sql`(date_part('epoch', greatest(visited_at, completed_at)) * 1000)::bigint`
  const completed = sql`case when completed_at is null then '' else ' completed' end`
  const counted = sql`(select user_id, step_id, count(*) from notes group by user_id, step_id) as counted`
  return sql`
    ${contentState} as state,
    ${lines(sql`step_id || ' ' || ${workedOn} || ${completed}`, sql`progress_steps`)} as progress,
    ${lines(sql`step_id || coalesce(' ' || software_id, '')`, sql`favourites`)} as favourites,
    ${lines(sql`step_id || ' ' || count`, counted)} as notes,
    ${lines(sql`software_id`, sql`user_softwares`)} as softwares
  `
}

/** What these columns say. */
export function ownOf({ progress, favourites, notes, softwares }: OwnColumns): OwnProgress {
  return new OwnProgress({
    progress: linesOf(progress).map(([step, rest]) => [step, Number.parseInt(rest, 10), rest.endsWith('completed')]),
    favourites: linesOf(favourites).map(([step, software]) => [step, software || null]),
    notes: linesOf(notes).map(([step, count]) => [step, Number(count)]),
    softwares: linesOf(softwares).map(([software]) => software),
  })
}

/** The first word of each line, and the rest of it. */
function linesOf(text: string | null): [word: string, rest: string][] {
  if (text === null) return []
  return text.split('\n').map((line) => {
    const space = line.indexOf(' ')
    return space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)]
  })
}

/** What a person has done in the course and its tutorials. */
export class OwnProgress {
  private readonly worked: Map<string, { on: number; isCompleted: boolean }>
  private readonly favourites: Map<string, string | null>
  private readonly notes: Map<string, number>
  /** The ids of the software that they have chosen. */
  readonly softwares: ReadonlySet<string>

  constructor({ progress, favourites, notes, softwares }: OwnRows) {
    this.worked = new Map(progress.map(([step, on, isCompleted]) => [step, { on, isCompleted }]))
    this.favourites = new Map(favourites)
    this.notes = new Map(notes)
    this.softwares = new Set(softwares)
  }

  /** Whether they have opened or completed a step, here or there. */
  get hasBegun() {
    return this.worked.size > 0
  }

  isCompleted({ id }: { id: string }) {
    return this.worked.get(id)?.isCompleted === true
  }

  /** When a step was last opened or completed, in ms; 0 for never. */
  workedOn({ id }: { id: string }) {
    return this.worked.get(id)?.on ?? 0
  }

  /** The same flow step is a favourite in every view, and has the same notes. */
  isFavourite({ flow_step_id }: Pick<CourseStep, 'flow_step_id'>) {
    return this.favourites.has(flow_step_id)
  }

  /** The software on whose strategy a favourite was marked; null when it was marked on the flow step itself. */
  softwareOfFavourite({ flow_step_id }: Pick<CourseStep, 'flow_step_id'>) {
    return this.favourites.get(flow_step_id) ?? null
  }

  /** The software on whose strategies favourites were marked. */
  softwaresOfFavourites() {
    return new Set([...this.favourites.values()].filter((software) => software !== null))
  }

  countFavourites() {
    return this.favourites.size
  }

  countNotes() {
    let count = 0
    for (const ofStep of this.notes.values()) count += ofStep
    return count
  }

  notesAt({ flow_step_id }: Pick<CourseStep, 'flow_step_id'>) {
    return this.notes.get(flow_step_id) ?? 0
  }
}
