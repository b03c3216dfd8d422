const SLOT = 15
const SLOTS_IN_HOUR = 60 / SLOT
const NAME_LENGTH = 100

export const MAX_HOURS = 14
export const energies = ['high', 'middle', 'low', 'rest']
export const needs = ['high', 'middle', 'low']
export const lengths = [15, 30, 45, 60, 75, 90, 105, 120]

const rank = { low: 1, middle: 2, high: 3 }

/** A quarter of an hour with less energy than the task needs counts as much as several with more. */
const STRAIN = 4

const twoDigits = (number) => String(number).padStart(2, '0')

/** @param {number} minutes from the midnight before the day; a night shift goes on into the next day */
export function sayTime(minutes) {
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
}

export function count(number, singular) {
  return `${number} ${singular}${number === 1 ? '' : 's'}`
}

export function sayLength(minutes) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && count(hours, 'hour'), (rest > 0 || hours === 0) && count(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}

/** @returns {number[]} each hour of the day from 0 to 23, also for a day that ends after midnight */
export function hoursOf({ start, length }) {
  return Array.from({ length }, (_, index) => (start + index) % 24)
}

function slotsOf({ start, length, energyOf }) {
  return hoursOf({ start, length }).flatMap((hour, index) =>
    Array.from({ length: SLOTS_IN_HOUR }, (_, quarter) => ({
      from: (start + index) * 60 + quarter * SLOT,
      energy: energyOf[hour],
      task: null,
    })),
  )
}

const isFree = ({ energy, task }) => energy !== 'rest' && task === null

/** How badly a quarter of an hour suits a task; Infinity where its energy is far too low. */
function misfit(need, energy) {
  const difference = rank[energy] - rank[need]
  if (difference < -1) return Infinity
  return difference < 0 ? STRAIN : difference
}

/** The free stretches that are long enough for a task, as the number of their first slot. */
function stretchesFor(slots, size) {
  return slots.flatMap((_, first) => {
    const stretch = slots.slice(first, first + size)
    return stretch.length === size && stretch.every(isFree) ? [first] : []
  })
}

/** Of the stretches that are long enough, the first that suits the task best, or -1. */
function bestStretch(slots, { minutes, need }) {
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
function reasonFor(slots, empty, task) {
  const size = task.minutes / SLOT
  if (stretchesFor(slots, size).length > 0) return 'energy'
  return stretchesFor(empty, size).length > 0 ? 'full' : 'long'
}

/** Neighbouring slots of the same kind become one entry; free time is one entry for each energy. */
function entriesOf(slots) {
  const entries = []
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
 * @param {{ start: number, length: number, energyOf: Record<number, string>, tasks: object[] }} day
 * @returns {{ entries: { kind: 'task' | 'free' | 'rest', from: number, to: number, task: object | null, energies: string[],
 *   }[], unplaced: { task: object, reason: 'long' | 'full' | 'energy' }[], freeMinutes: number }}
 */
export function planDay(day) {
  const empty = slotsOf(day)
  const slots = slotsOf(day)
  const unplaced = []
  const byWeight = [...day.tasks].sort((a, b) => rank[b.need] - rank[a.need] || b.minutes - a.minutes)
  for (const task of byWeight) {
    const first = bestStretch(slots, task)
    if (first < 0) {
      unplaced.push({ task, reason: reasonFor(slots, empty, task) })
      continue
    }
    for (const slot of slots.slice(first, first + task.minutes / SLOT)) slot.task = task
  }
  return { entries: entriesOf(slots), unplaced, freeMinutes: slots.filter(isFree).length * SLOT }
}

const reasons = {
  long: 'no stretch between rests is long enough',
  full: 'no free stretch is long enough any more',
  energy: 'the time that is left has too little energy for it',
}

const isStrained = ({ task, energies: given }) => given.some((energy) => rank[energy] < rank[task.need])

export function sayEntry(entry) {
  const { kind, from, to, task, energies: given } = entry
  const length = sayLength(to - from)
  const energy = `${given.join(' and ')} energy`
  if (kind === 'rest') return { name: 'Rest', detail: length }
  if (kind === 'free') return { name: 'Free', detail: `${length}, ${energy}` }
  return {
    name: task.name,
    detail: `${length}, ${energy}${isStrained(entry) ? `, but it needs ${task.need}` : ''}`,
  }
}

export function sayTask({ name, minutes, need }) {
  return `${name}: ${sayLength(minutes)}, needs ${need} energy`
}

export function sayUnplaced({ task, reason }) {
  return `${sayTask(task)} (${reasons[reason]})`
}

/** The day in plain text, for a calendar or an email. */
export function textOf({ start, length }, { entries, unplaced }) {
  const lines = entries.map((entry) => {
    const { name, detail } = sayEntry(entry)
    return `${sayTime(entry.from)} to ${sayTime(entry.to)}  ${name} (${detail})`
  })
  const rest = unplaced.length > 0 ? ['', 'Did not fit:', ...unplaced.map((item) => `- ${sayUnplaced(item)}`)] : []
  return [`My day, ${sayTime(start * 60)} to ${sayTime((start + length) * 60)}`, '', ...lines, ...rest].join('\n')
}

const wholeWithin = (value, least, most, otherwise) =>
  Number.isInteger(value) && value >= least && value <= most ? value : otherwise
const oneOf = (values, value, otherwise) => (values.includes(value) ? value : otherwise)

const tidyName = (name) => (typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '')
const tidyTask = (task) => ({
  name: tidyName(task?.name),
  minutes: oneOf(lengths, task?.minutes, 30),
  need: oneOf(needs, task?.need, 'middle'),
})

/** A day to begin with, or the day that was kept, whatever the record holds. */
export function tidyDay(record = {}) {
  const tasks = Array.isArray(record.tasks) ? record.tasks : []
  return {
    start: wholeWithin(record.start, 0, 23, 9),
    length: wholeWithin(record.length, 1, MAX_HOURS, 8),
    energyOf: Array.from({ length: 24 }, (_, hour) => oneOf(energies, record.energyOf?.[hour], 'middle')),
    tasks: tasks.map(tidyTask).filter(({ name }) => name.trim() !== ''),
    draft: tidyTask(record.draft),
    isPlanned: record.isPlanned === true,
  }
}
