import { formatMinutes } from '@stepwise/shared/counts'
import { isObject } from '@stepwise/shared/drafts'
import { choiceIn, createSmallApp, textIn } from '../../features/small-app/small-app.model.ts'
import { type Day, rank, type Task } from './plan-day.ts'
import { LONGEST } from './read-length.ts'

/** `length` as it was typed. */
export type TaskDraft = Omit<Task, 'minutes'> & { length: string }

export interface EnergyPlan extends Day {
  /** What is in the form of a new task. */
  draft: TaskDraft
  isPlanned: boolean
}

export const MAX_HOURS = 14
export const NAME_LENGTH = 100
const { rest: _, ...needs } = rank

export const energyPlanner = createSmallApp<EnergyPlan>({ app: 'energy-planner', read: readPlan })

/** A day to begin with, or the day that was stored, whatever the record holds. */
export function readPlan({ start, length, energyOf, tasks, draft, isPlanned }: Record<string, unknown>): EnergyPlan {
  const stored = (energyOf ?? []) as Record<number, unknown>
  return {
    start: quartersWithin(start, 0, 23.75, 9),
    length: quartersWithin(length, 0.25, MAX_HOURS, 8),
    energyOf: Array.from({ length: 24 }, (_, hour) => choiceIn(rank, stored[hour]) ?? 'middle'),
    tasks: (Array.isArray(tasks) ? tasks : []).map(readTask).filter(({ name }) => name.trim() !== ''),
    draft: readDraft(draft),
    isPlanned: isPlanned === true,
  }
}

function readTask(stored: unknown): Task {
  const { name, minutes, need } = isObject(stored) ? stored : {}
  return {
    name: textIn(name).slice(0, NAME_LENGTH),
    minutes: quartersWithin(Number(minutes) / 60, 0.25, LONGEST / 60, 0.5) * 60,
    need: choiceIn(needs, need) ?? 'middle',
  }
}

/** Builds before 2026-12 let people choose the minutes. */
function readDraft(stored: unknown): TaskDraft {
  const { minutes, ...task } = readTask(stored)
  const length = isObject(stored) ? stored.length : undefined
  return { ...task, length: typeof length === 'string' ? length : formatMinutes(minutes) }
}

const quartersWithin = (value: unknown, least: number, most: number, otherwise: number) =>
  Number.isInteger(Number(value) * 4) && typeof value === 'number' && value >= least && value <= most
    ? value
    : otherwise
