import type { Scenario } from '@stepwise/shared/contracts'
import { faults, people } from './scenario.ts'

const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...time }

/** The time of today, or the day and time, in the person's time zone. */
export function formatUntil(iso: string, now = new Date()): string {
  const date = new Date(iso)
  return date.toLocaleString('en-GB', date.toDateString() === now.toDateString() ? time : day)
}

export const formatDate = (iso: string): string => new Date(iso).toLocaleString('en-GB', { ...day, year: 'numeric' })

/** "Fault: Offline. Dark theme. Text size 4." */
export function formatState({ person, theme, textSize, fault = 'none' }: Scenario): string {
  const names: Record<string, string> = { ...people.pro, ...people.study }
  return [
    person !== undefined && `Opened as: ${person === '' ? 'signed out' : (names[person] ?? person)}.`,
    fault !== 'none' && `Fault: ${faults[fault]}.`,
    theme && `${theme === 'dark' ? 'Dark' : 'Light'} theme.`,
    textSize !== undefined && `Text size ${textSize}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
