import { formatCount } from '@stepwise/shared/counts'
import type { Dayjs } from 'dayjs'
import { createPersistedValues } from '../../../features/tool/persisted-values.ts'
import { noVisits } from './visits.model.ts'

/** What was typed last, and what of the calculator was looked at: `pace` or `visits`. */
export const revisionInput = createPersistedValues('revision-calculator', {
  topics: '',
  date: '',
  view: 'pace',
  ...noVisits,
})

/** docs/product/study-tools.md#topics */
export const mostTopics = 1000

/** Days until the exam for each topic, rounded to the nearest half; 0 when there are no days or no topics. */
export function daysPerTopic(days: number, topics: number): number {
  if (days <= 0 || topics <= 0) return 0
  return Math.round((days / topics) * 2) / 2
}

/** Explains a pace that does not help; null for one that is. */
export function paceNote(days: number, topics: number): string | null {
  if (days < 0) return 'The date has passed, so there are no days left to plan.'
  if (days === 0) return 'The date is today, so there are no days left to plan.'
  if (topics === 0) return 'There are no topics to share the days between.'
  if (topics <= days) return null
  const each = Math.ceil(topics / days)
  return `There are more topics than days: plan for about ${formatCount(each, 'topic')} a day.`
}

export interface PlanRow {
  from: Dayjs
  until: Dayjs
  firstTopic: number
  lastTopic: number
}

/** The topics spread evenly over the days from today to the day before the exam. */
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
