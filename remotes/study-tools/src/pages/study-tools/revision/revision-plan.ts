import type { Dayjs } from 'dayjs'

export interface PlanRow {
  from: Dayjs
  until: Dayjs
  firstTopic: number
  lastTopic: number
}

/**
 * The topics spread evenly over the days from today until the day before the exam: one row a topic, or, when there are more
 * topics than days, one row a day.
 */
export function revisionPlan(today: Dayjs, days: number, topics: number): PlanRow[] {
  const rows = Math.max(0, Math.min(days, topics))
  const share = (all: number, row: number) => Math.floor((all * row) / rows)
  return Array.from({ length: rows }, (_, row) => ({
    from: today.add(share(days, row), 'day'),
    until: today.add(share(days, row + 1) - 1, 'day'),
    firstTopic: share(topics, row) + 1,
    lastTopic: share(topics, row + 1),
  }))
}
