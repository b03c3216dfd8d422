import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { CourseStep } from './course.ts'

/** What a person has done, row by row. */
export interface OwnRows {
  /** `workedOn`: when the step was last opened or completed, in ms. */
  progress: [stepId: string, workedOn: number, isCompleted: boolean][]
  favourites: [flowStepId: string, softwareId: string | null][]
  notes: [flowStepId: string, count: number][]
  highlights: [flowStepId: string, count: number][]
  softwares: string[]
  /** `dueOn`: a day such as 2026-11-28. */
  reminders: [stepId: string, dueOn: string][]
  quickChecks: [chapterId: string, rightCount: number, questionCount: number][]
}

export type OwnPart = keyof OwnRows

/** What `ownColumns` selects: lists with a row on each line. What was not asked for is left out. */
export type OwnColumns = Partial<Record<OwnPart, string | null>>

/**
 * The columns of OwnColumns, which a query that asks for more of a person takes along: `parts` of them, or all. Ids have no spaces. Text,
 * because PostgreSQL takes four times as long to make JSON of several hundred rows.
 */
export function ownColumns(userId: RawBuilder<unknown>, parts?: readonly OwnPart[]) {
  const lines = (line: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
    sql<string | null>`(select string_agg(${line}, E'\n') from ${rows})`
  const own = (table: keyof Tables) => sql`${sql.table(table)} where user_id = ${userId}`
  const workedOn = sql`(date_part('epoch', greatest(visited_at, completed_at)) * 1000)::bigint`
  const completed = sql`case when completed_at is null then '' else ' completed' end`
  const counted = (table: keyof Tables) =>
    sql`(select step_id, count(*) from ${own(table)} group by step_id) as counted`
  const columns: Record<OwnPart, RawBuilder<string | null>> = {
    progress: lines(sql`step_id || ' ' || ${workedOn} || ${completed}`, own('progress_steps')),
    favourites: lines(sql`step_id || coalesce(' ' || software_id, '')`, own('favourites')),
    notes: lines(sql`step_id || ' ' || count`, counted('notes')),
    highlights: lines(sql`step_id || ' ' || count`, counted('highlights')),
    softwares: lines(sql`software_id`, own('user_softwares')),
    reminders: lines(sql`step_id || ' ' || due_on`, own('reminders')),
    quickChecks: lines(sql`chapter_id || ' ' || right_count || ' ' || question_count`, own('quick_check_scores')),
  }
  return (parts ?? (Object.keys(columns) as OwnPart[])).map((part) => columns[part].as(part))
}

/** What these columns say. */
export function ownOf(columns: OwnColumns): OwnProgress {
  const { progress, favourites, notes, highlights, softwares, reminders, quickChecks } = columns
  return new OwnProgress({
    progress: linesOf(progress, ([step, rest]) => [step, Number.parseInt(rest, 10), rest.endsWith('completed')]),
    favourites: linesOf(favourites, ([step, software]) => [step, software || null]),
    notes: linesOf(notes, ([step, count]) => [step, Number(count)]),
    highlights: linesOf(highlights, ([step, count]) => [step, Number(count)]),
    softwares: linesOf(softwares, ([software]) => software),
    reminders: linesOf(reminders, (line) => line),
    quickChecks: linesOf(quickChecks, ([chapter, score]) => {
      const [right = 0, questions = 0] = score.split(' ').map(Number)
      return [chapter, right, questions]
    }),
  })
}

/** The rows of a column, each made of the first word of its line and the rest; undefined when it was not read. */
function linesOf<Row>(text: string | null | undefined, rowOf: (line: [word: string, rest: string]) => Row) {
  if (text === undefined) return undefined
  if (text === null) return []
  return text.split('\n').map((line) => {
    const space = line.indexOf(' ')
    return rowOf(space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)])
  })
}

/** What a person has done in the course and its tutorials, or the parts of it that were read: the others throw. */
export class OwnProgress {
  private readonly worked: Map<string, { on: number; isCompleted: boolean }> | undefined
  private readonly favourites: Map<string, string | null> | undefined
  private readonly notes: Map<string, number> | undefined
  private readonly highlights: Map<string, number> | undefined
  private readonly chosen: ReadonlySet<string> | undefined
  private readonly reminders: Map<string, string> | undefined
  private readonly quickChecks: Map<string, { right_count: number; question_count: number }> | undefined

  constructor({
    progress,
    favourites,
    notes,
    highlights,
    softwares,
    reminders,
    quickChecks,
  }: { [Part in OwnPart]: OwnRows[Part] | undefined }) {
    this.worked = progress && new Map(progress.map(([step, on, isCompleted]) => [step, { on, isCompleted }]))
    this.favourites = favourites && new Map(favourites)
    this.notes = notes && new Map(notes)
    this.highlights = highlights && new Map(highlights)
    this.chosen = softwares && new Set(softwares)
    this.reminders = reminders && new Map(reminders)
    this.quickChecks =
      quickChecks &&
      new Map(quickChecks.map(([chapter, right_count, question_count]) => [chapter, { right_count, question_count }]))
  }

  /** The ids of the software that they have chosen. */
  get softwares() {
    return known(this.chosen)
  }

  /** Whether they have opened or completed a step, here or there. */
  get hasBegun() {
    return known(this.worked).size > 0
  }

  /** Notes that a step was opened just now. */
  open({ id }: { id: string }, now: Date) {
    known(this.worked).set(id, {
      on: Math.max(this.workedOn({ id }), now.getTime()),
      isCompleted: this.isCompleted({ id }),
    })
  }

  isCompleted({ id }: { id: string }) {
    return known(this.worked).get(id)?.isCompleted === true
  }

  /** When a step was last opened or completed, in ms; 0 for never. */
  workedOn({ id }: { id: string }) {
    return known(this.worked).get(id)?.on ?? 0
  }

  /** The same flow step is a favourite in every view, and has the same notes. */
  isFavourite({ flow_step_id }: Pick<CourseStep, 'flow_step_id'>) {
    return known(this.favourites).has(flow_step_id)
  }

  /** The software on whose strategy a favourite was marked; null when it was marked on the flow step itself. */
  softwareOfFavourite({ flow_step_id }: Pick<CourseStep, 'flow_step_id'>) {
    return known(this.favourites).get(flow_step_id) ?? null
  }

  /** The software on whose strategies favourites were marked. */
  softwaresOfFavourites() {
    return new Set([...known(this.favourites).values()].filter((software) => software !== null))
  }

  /** What they answered last to the questions of a chapter; null: nothing yet. */
  quickCheckOf(chapter: { id: string }) {
    return known(this.quickChecks).get(chapter.id) ?? null
  }

  /** The day from which they want to be asked how what a step says to try has gone; null: not at all. */
  reminderAt({ id }: { id: string }) {
    return known(this.reminders).get(id) ?? null
  }

  countFavourites() {
    return known(this.favourites).size
  }

  countNotes() {
    let count = 0
    for (const ofStep of known(this.notes).values()) count += ofStep
    return count
  }

  notesAt({ flow_step_id }: Pick<CourseStep, 'flow_step_id'>) {
    return known(this.notes).get(flow_step_id) ?? 0
  }

  highlightsAt({ flow_step_id }: Pick<CourseStep, 'flow_step_id'>) {
    return known(this.highlights).get(flow_step_id) ?? 0
  }
}

function known<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('This part of what a person has done was not read.')
  return part
}
