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

/** `completions` is `progress` without the times, which PostgreSQL takes as long to write as all else of a row. */
export type OwnPart = keyof OwnRows | 'completions'

const ownParts: readonly OwnPart[] = [
  'progress',
  'favourites',
  'notes',
  'highlights',
  'softwares',
  'reminders',
  'quickChecks',
]

/** The values of each column of a list, in the order of its rows, between spaces; null without rows. */
type ListColumns = (string | null)[]

/** What `ownColumns` selects. What was not asked for is left out. */
export type OwnColumns = Partial<Record<OwnPart, ListColumns>>

/**
 * The columns of OwnColumns, which a query that asks for more of a person takes along: `parts` of them, or all. One text for each column,
 * since no value has a space in it: for arrays PostgreSQL takes a third longer, and for a value of each row longer still.
 */
export function ownColumns(userId: RawBuilder<unknown>, parts: readonly OwnPart[] = ownParts) {
  const list = (rows: RawBuilder<unknown>, ...columns: RawBuilder<unknown>[]) => {
    const texts = columns.map((column) => sql`string_agg((${column})::text, ' ')`)
    return sql<ListColumns>`(select json_build_array(${sql.join(texts)}) from ${rows})`
  }
  const own = (table: keyof Tables) => sql`${sql.table(table)} where user_id = ${userId}`
  const workedOn = sql`(date_part('epoch', greatest(visited_at, completed_at)) * 1000)::bigint`
  const counted = (table: keyof Tables) =>
    sql`(select step_id, count(*) from ${own(table)} group by step_id) as counted`
  const columns: Record<OwnPart, () => RawBuilder<ListColumns>> = {
    progress: () => list(own('progress_steps'), sql`step_id`, workedOn, sql`completed_at is not null`),
    completions: () => list(own('progress_steps'), sql`step_id`, sql`completed_at is not null`),
    favourites: () => list(own('favourites'), sql`step_id`, sql`coalesce(software_id, '')`),
    notes: () => list(counted('notes'), sql`step_id`, sql`count`),
    highlights: () => list(counted('highlights'), sql`step_id`, sql`count`),
    softwares: () => list(own('user_softwares'), sql`software_id`),
    reminders: () => list(own('reminders'), sql`step_id`, sql`to_char(due_on, 'YYYY-MM-DD')`),
    quickChecks: () => list(own('quick_check_scores'), sql`chapter_id`, sql`right_count`, sql`question_count`),
  }
  return parts.map((part) => columns[part]().as(part))
}

/** What these columns say. */
export function toLearnerProgress(columns: OwnColumns): LearnerProgress {
  const rows = (part: OwnPart) => columns[part] && toRows(columns[part])
  return new LearnerProgress({
    progress:
      rows('progress')?.map(([step, workedOn, isCompleted]) => [step, Number(workedOn), isCompleted === 'true']) ??
      rows('completions')?.map(([step, isCompleted]) => [step, sometime, isCompleted === 'true']),
    favourites: rows('favourites')?.map(([step, software]) => [step, software || null]),
    notes: rows('notes')?.map(([step, count]) => [step, Number(count)]),
    highlights: rows('highlights')?.map(([step, count]) => [step, Number(count)]),
    softwares: rows('softwares')?.map(([software]) => software),
    reminders: rows('reminders')?.map(([step, dueOn]) => [step, dueOn]),
    quickChecks: rows('quickChecks')?.map(([chapter, right, all]) => [chapter, Number(right), Number(all)]),
  })
}

/** Later than never, in ms. */
const sometime = 1

type Row = [id: string, second: string, third: string]

function toRows(columns: ListColumns): Row[] {
  const [ids = [], seconds = [], thirds = []] = columns.map((values) => values?.split(' ') ?? [])
  return ids.map((id, row) => [id, seconds[row] ?? '', thirds[row] ?? ''])
}

/** What a person has done in the course and its tutorials, or the parts of it that were read: the others throw. */
export class LearnerProgress {
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
  }: { [Part in keyof OwnRows]: OwnRows[Part] | undefined }) {
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

  /** Notes that a step was completed just now, if it was not before. */
  complete({ id }: { id: string }, now: Date) {
    if (this.isCompleted({ id })) return
    known(this.worked).set(id, { on: Math.max(this.workedOn({ id }), now.getTime()), isCompleted: true })
  }

  /** What they have opened or completed, by the step's id. */
  workedSteps(): Iterable<[id: string, { on: number; isCompleted: boolean }]> {
    return known(this.worked)
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

  /** Notes that a flow step was just marked, where it was not before, on the strategy of this software or on the step itself, or unmarked. */
  mark(flowStepId: string, softwareId: string | null, isFavourite: boolean) {
    const favourites = known(this.favourites)
    if (!isFavourite) favourites.delete(flowStepId)
    else if (!favourites.has(flowStepId)) favourites.set(flowStepId, softwareId)
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

  /** Every step with such a day. */
  allReminders(): Iterable<[stepId: string, dueOn: string]> {
    return known(this.reminders)
  }

  /** 0 where they were not read. */
  countFavourites() {
    return this.favourites?.size ?? 0
  }

  /** 0 where they were not read. */
  countNotes() {
    let count = 0
    for (const ofStep of this.notes?.values() ?? []) count += ofStep
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
