export type Need = 'high' | 'middle' | 'low'
export type Energy = Need | 'rest'

export interface Task {
  name: string
  minutes: number
  need: Need
}

export interface Day {
  /** The hour, from 0 to 23.75 in quarters. A night shift goes on into the next day. */
  start: number
  /** In hours, in quarters. */
  length: number
  /** Of each hour from 0 to 23. */
  energyOf: Energy[]
  tasks: Task[]
}

interface Slot {
  /** In minutes from the midnight before the day. */
  from: number
  energy: Energy
  task: Task | null
}

export interface Entry {
  kind: 'task' | 'free' | 'rest'
  from: number
  to: number
  task: Task | null
  energies: Energy[]
}

export interface Unplaced {
  task: Task
  reason: 'long' | 'full' | 'energy'
}

export interface PlannedDay {
  entries: Entry[]
  unplaced: Unplaced[]
  freeMinutes: number
}

const SLOT = 15

export const rank: Record<Energy, number> = { rest: 0, low: 1, middle: 2, high: 3 }

/** A quarter of an hour with less energy than the task needs counts as much as several with more. */
const STRAIN = 4

/** An hour of the clock, or the part of it that is in the day. */
interface DayHour {
  /** From 0 to 23, also for a day that ends after midnight. */
  hour: number
  /** In minutes from the midnight before the day. */
  from: number
  to: number
}

/** Each hour of the day. One that begins or ends within an hour of the clock has a part of it there. */
export function listHours({ start, length }: Pick<Day, 'start' | 'length'>): DayHour[] {
  const first = Math.floor(start)
  const end = start + length
  return Array.from({ length: Math.ceil(end) - first }, (_, index) => ({
    hour: (first + index) % 24,
    from: Math.max(start, first + index) * 60,
    to: Math.min(end, first + index + 1) * 60,
  }))
}

function createSlots(day: Day): Slot[] {
  return listHours(day).flatMap(({ hour, from, to }) =>
    Array.from({ length: (to - from) / SLOT }, (_, quarter) => ({
      from: from + quarter * SLOT,
      energy: day.energyOf[hour] ?? 'middle',
      task: null,
    })),
  )
}

const isFree = ({ energy, task }: Slot) => energy !== 'rest' && task === null

/** How badly a quarter of an hour suits a task; Infinity where its energy is far too low. */
function misfit(need: Need, energy: Energy): number {
  const difference = rank[energy] - rank[need]
  if (difference < -1) return Infinity
  return difference < 0 ? STRAIN : difference
}

/** The free stretches that are long enough for a task, as the number of their first slot. */
function stretchesFor(slots: Slot[], size: number): number[] {
  return slots.flatMap((_, first) => {
    const stretch = slots.slice(first, first + size)
    return stretch.length === size && stretch.every(isFree) ? [first] : []
  })
}

/** Of the stretches that are long enough, the first that suits the task best, or -1. */
function bestStretch(slots: Slot[], { minutes, need }: Task): number {
  const size = minutes / SLOT
  let best = -1
  let least = Infinity
  for (const first of stretchesFor(slots, size)) {
    const sum = slots.slice(first, first + size).reduce((total, { energy }) => total + misfit(need, energy), 0)
    if (sum < least) {
      best = first
      least = sum
    }
  }
  return best
}

/** Why no place was found: no such stretch between the rests, none still free, or only at too low an energy. */
function reasonFor(slots: Slot[], empty: Slot[], task: Task): Unplaced['reason'] {
  const size = task.minutes / SLOT
  if (stretchesFor(slots, size).length > 0) return 'energy'
  return stretchesFor(empty, size).length > 0 ? 'full' : 'long'
}

/** Neighbouring slots of the same kind become one entry; free time is one entry for each energy. */
function mergeSlots(slots: Slot[]): Entry[] {
  const entries: Entry[] = []
  for (const { from, energy, task } of slots) {
    const last = entries.at(-1)
    const kind = task ? 'task' : energy === 'rest' ? 'rest' : 'free'
    const isSame = last?.kind === kind && last.task === task && (kind !== 'free' || last.energies[0] === energy)
    if (!isSame) {
      entries.push({ kind, from, to: from + SLOT, task, energies: [energy] })
      continue
    }
    last.to = from + SLOT
    if (!last.energies.includes(energy)) last.energies.push(energy)
  }
  return entries
}

/**
 * Places tasks into the hours of a day. What needs most energy goes first, and of those the longest. A task stays in
 * one piece, never lies in a rest or on both sides of one, and never in an hour that is two levels below its need.
 */
export function planDay(day: Day): PlannedDay {
  const empty = createSlots(day)
  const slots = createSlots(day)
  const unplaced: Unplaced[] = []
  const byWeight = [...day.tasks].sort((a, b) => rank[b.need] - rank[a.need] || b.minutes - a.minutes)
  for (const task of byWeight) {
    const first = bestStretch(slots, task)
    if (first < 0) {
      unplaced.push({ task, reason: reasonFor(slots, empty, task) })
      continue
    }
    for (const slot of slots.slice(first, first + task.minutes / SLOT)) slot.task = task
  }
  return { entries: mergeSlots(slots), unplaced, freeMinutes: slots.filter(isFree).length * SLOT }
}
