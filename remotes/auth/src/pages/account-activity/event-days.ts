import type { AccountEvent } from '@stepwise/shared/contracts'
import { formatLongDay } from '@stepwise/shared/dates'

export interface EventDay {
  /** "Today", "Yesterday", or "Friday 20 November 2026". */
  name: string
  events: AccountEvent[]
}

/** Groups events, the latest first, by the days of this browser's time zone. */
export function eventsByDay(events: readonly AccountEvent[], now: Date): EventDay[] {
  const days = Map.groupBy(events, ({ at }) => nameOfDay(new Date(at), now))
  return [...days].map(([name, ofDay]) => ({ name, events: ofDay }))
}

function nameOfDay(day: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return 'Today'
  return day.toDateString() === yesterday.toDateString() ? 'Yesterday' : formatLongDay(day.toISOString())
}
