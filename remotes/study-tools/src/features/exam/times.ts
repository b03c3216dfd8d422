import { formatMinutes } from '@stepwise/shared/counts'

/** Minutes since midnight of "9:00", "09.30" or "17:05"; null for anything else. */
export function parseTime(text: string): number | null {
  const found = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(text)
  if (!found) return null
  const [hours, minutes] = [Number(found[1]), Number(found[2])]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

const dayMinutes = 24 * 60

/** Minutes since midnight as "9:05 am" or, after the next midnight, "12:15 am (next day)"; then "(2 days later)". Rounded to the minute. */
export function spokenTime(minutes: number): string {
  const whole = Math.round(minutes)
  const days = Math.floor(whole / dayMinutes)
  const [hours, rest] = [Math.floor((whole % dayMinutes) / 60), whole % 60]
  const time = `${hours % 12 === 0 ? 12 : hours % 12}:${String(rest).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
  if (days === 0) return time
  return days === 1 ? `${time} (next day)` : `${time} (${days} days later)`
}

/** Minutes as "13 minutes" or "1 hour 5 minutes". Rounded to the minute. */
export const spokenLength = (minutes: number): string => formatMinutes(Math.round(minutes))
