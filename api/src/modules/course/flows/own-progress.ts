import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { CourseStep } from './course.ts'

/** What a person has done, row by row. */
export interface OwnRows {
  /** `workedOn`: when the step was last opened or completed, in ms. */
  progress: [stepId: string, workedOn: number, isCompleted: boolean][]
  favourites: [flowStepId: string, softwareId: string | null][]
  notes: [flowStepId: string, count: number][]
  softwares: string[]
  /** `dueOn`: a day such as 2026-11-28. */
  reminders: [stepId: string, dueOn: string][]
  quickChecks: [chapterId: string, rightCount: number, questionCount: number][]
}

/** What `ownColumns` selects: lists with a row on each line. */
export type OwnColumns = Record<keyof OwnRows, string | null>

/**
 * The columns of OwnColumns, which a query that asks for more of a person takes along. Ids have no spaces. Text, because PostgreSQL takes four
 * times as long to make JSON of several hundred rows.
 */
export function ownColumns(userId: RawBuilder<unknown>) {
  const lines = (line: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
    sql<string | null>`(select string_agg(${line}, E'\n') from ${rows})`
  const own = (table: keyof Tables) => sql`${sql.table(table)} where user_id = ${userId}`
  const workedOn = sql`(date_part('epoch', greatest(visited_at, completed_at)) * 1000)::bigint`
  const completed = sql`case when completed_at is null then '' else ' completed' end`
  const counted = sql`(select step_id, count(*) from ${own('notes')} group by step_id) as counted`
  return [
    lines(sql`step_id || ' ' || ${workedOn} || ${completed}`, own('progress_steps')).as('progress'),
    lines(sql`step_id || coalesce(' ' || software_id, '')`, own('favourites')).as('favourites'),
    lines(sql`step_id || ' ' || count`, counted).as('notes'),
    lines(sql`software_id`, own('user_softwares')).as('softwares'),
    lines(sql`step_id || ' ' || due_on`, own('reminders')).as('reminders'),
    lines(sql`chapter_id || ' ' || right_count || ' ' || question_count`, own('quick_check_scores')).as('quickChecks'),
  ]
}

/** What these columns say. */
export function ownOf({ progress, favourites, notes, softwares, reminders, quickChecks }: OwnColumns): OwnProgress {
  return new OwnProgress({
    progress: linesOf(progress).map(([step, rest]) => [step, Number.parseInt(rest, 10), rest.endsWith('completed')]),
    favourites: linesOf(favourites).map(([step, software]) => [step, software || null]),
    notes: linesOf(notes).map(([step, count]) => [step, Number(count)]),
    softwares: linesOf(softwares).map(([software]) => software),
    reminders: linesOf(reminders),
    quickChecks: linesOf(quickChecks).map(([chapter, score]) => {
      const [right = 0, questions = 0] = score.split(' ').map(Number)
      return [chapter, right, questions]
    }),
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
  private readonly quickChecks: Map<string, { right_count: number; question_count: number }>

  private readonly reminders: Map<string, string>

  constructor({ progress, favourites, notes, softwares, reminders, quickChecks }: OwnRows) {
    this.worked = new Map(progress.map(([step, on, isCompleted]) => [step, { on, isCompleted }]))
    this.favourites = new Map(favourites)
    this.notes = new Map(notes)
    this.softwares = new Set(softwares)
    this.reminders = new Map(reminders)
    this.quickChecks = new Map(
      quickChecks.map(([chapter, right_count, question_count]) => [chapter, { right_count, question_count }]),
    )
  }

  /** Whether they have opened or completed a step, here or there. */
  get hasBegun() {
    return this.worked.size > 0
  }

  /** Notes that a step was opened just now. */
  open({ id }: { id: string }, now: Date) {
    this.worked.set(id, { on: Math.max(this.workedOn({ id }), now.getTime()), isCompleted: this.isCompleted({ id }) })
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

  /** What they answered last to the questions of a chapter; null: nothing yet. */
  quickCheckOf(chapter: { id: string }) {
    return this.quickChecks.get(chapter.id) ?? null
  }

  /** The day from which they want to be asked how what a step says to try has gone; null: not at all. */
  reminderAt({ id }: { id: string }) {
    return this.reminders.get(id) ?? null
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
