import { formatCount, formatMinutes } from '@stepwise/shared/counts'
import { type Day, type Entry, type PlannedDay, rank, type Task, type Unplaced } from './plan-day.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** @param minutes from the midnight before the day; a night shift goes on into the next day */
export function formatTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`
}

export const formatSpan = ({ from, to }: Pick<Entry, 'from' | 'to'>) => `${formatTime(from)} to ${formatTime(to)}`

/** When a day that begins at the hour `start` ends after `hours`. */
export function formatEnd(start: number, hours: number): string {
  const time = formatTime((start + hours) * 60)
  return start + hours > 24 ? `${time} on the next day` : time
}

const isStrained = ({ task, energies }: Entry) => task !== null && energies.some((one) => rank[one] < rank[task.need])

export function formatEntry(entry: Entry): { name: string; detail: string } {
  const { kind, from, to, task, energies } = entry
  const length = formatMinutes(to - from)
  if (kind === 'rest') return { name: 'Rest', detail: length }
  const detail = `${length}, ${energies.join(' and ')} energy`
  if (!task) return { name: 'Free', detail }
  return { name: task.name, detail: isStrained(entry) ? `${detail}, but it needs ${task.need}` : detail }
}

export function formatTask({ name, minutes, need }: Task): string {
  return `${name}: ${formatMinutes(minutes)}, needs ${need} energy`
}

const reasons: Record<Unplaced['reason'], string> = {
  long: 'no stretch between rests is long enough',
  full: 'no free stretch is long enough any more',
  energy: 'your energy is too low for it in the time that is left',
}

export function formatUnplaced({ task, reason }: Unplaced): string {
  return `${formatTask(task)} (${reasons[reason]})`
}

export function formatSummary({ tasks }: Pick<Day, 'tasks'>, { unplaced, freeMinutes }: PlannedDay): string {
  const placed = `${tasks.length - unplaced.length} of ${formatCount(tasks.length, 'task')}`
  const free = freeMinutes > 0 ? `${formatMinutes(freeMinutes)} free` : 'no time free'
  return `${placed} placed, ${free}.`
}

/** The day in plain text, for a calendar or an email. */
export function formatDay({ start, length }: Pick<Day, 'start' | 'length'>, { entries, unplaced }: PlannedDay): string {
  const lines = entries.map((entry) => {
    const { name, detail } = formatEntry(entry)
    return `${formatSpan(entry)}  ${name} (${detail})`
  })
  const rest = unplaced.length > 0 ? ['', 'Did not fit:', ...unplaced.map((item) => `- ${formatUnplaced(item)}`)] : []
  const span = formatSpan({ from: start * 60, to: (start + length) * 60 })
  return [`My day, ${span}`, '', ...lines, ...rest].join('\n')
}
