import { isObject } from '@stepwise/shared/drafts'
import { createSmallApp, textIn } from '../../features/small-app/small-app.model.ts'
import type { Day, Energy, Need, Task } from './plan-day.ts'

export interface EnergyPlan extends Day {
  /** What is in the form of a new task. */
  draft: Task
  isPlanned: boolean
}

export const MAX_HOURS = 14
export const NAME_LENGTH = 100
/** What a task may take, in minutes. */
export const lengths = [15, 30, 45, 60, 75, 90, 105, 120]
const needs: Need[] = ['high', 'middle', 'low']
const energies: Energy[] = [...needs, 'rest']

export const energyPlanner = createSmallApp<EnergyPlan>({ app: 'energy-planner', read: readPlan })

/** A day to begin with, or the day that was stored, whatever the record holds. */
export function readPlan({ start, length, energyOf, tasks, draft, isPlanned }: Record<string, unknown>): EnergyPlan {
  const stored = (energyOf ?? []) as Record<number, unknown>
  return {
    start: wholeWithin(start, 0, 23, 9),
    length: wholeWithin(length, 1, MAX_HOURS, 8),
    energyOf: Array.from({ length: 24 }, (_, hour) => oneOf(energies, stored[hour], 'middle')),
    tasks: (Array.isArray(tasks) ? tasks : []).map(readTask).filter(({ name }) => name.trim() !== ''),
    draft: readTask(draft),
    isPlanned: isPlanned === true,
  }
}

function readTask(stored: unknown): Task {
  const { name, minutes, need } = isObject(stored) ? stored : {}
  return {
    name: textIn(name).slice(0, NAME_LENGTH),
    minutes: oneOf(lengths, minutes, 30),
    need: oneOf(needs, need, 'middle'),
  }
}

const wholeWithin = (value: unknown, least: number, most: number, otherwise: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : otherwise

const oneOf = <Value>(values: Value[], value: unknown, otherwise: Value) =>
  values.includes(value as Value) ? (value as Value) : otherwise
