import type { Dayjs } from 'dayjs'
import { isoDay } from '../../../features/tool/dates.ts'

/** Days between a visit to a topic and the next one; after the last of them they stay the same. */
export const gaps = [1, 3, 7, 14, 30]
/** Of the days on which someone revises, those on which new topics are begun; the rest are for coming back. */
const BEGINNING = 0.6

export interface VisitWish {
  topics: string[]
  exam: Dayjs
  /** 0 is Sunday. */
  weekdays: number[]
  /** Minutes from midnight. */
  from: number
  /** Minutes a day at most, and minutes for each visit. */
  most: number
  each: number
}

export interface Visit {
  topic: string
  /** From 1. */
  number: number
  day: Dayjs
  from: number
  until: number
}

export interface VisitPlan {
  /** In the order of time. */
  visits: Visit[]
  /** The topics that have no place. */
  unplaced: string[]
}

interface Progress {
  topic: string
  /** Of the days of revision, the first on which it may begin. */
  begins: number
  visits: number
  next: Dayjs | null
}

/** The chosen days of the week from today to the day before the exam. */
export function revisionDays({ exam, weekdays }: Pick<VisitWish, 'exam' | 'weekdays'>, today: Dayjs): Dayjs[] {
  const count = Math.max(0, exam.diff(today, 'day'))
  return Array.from({ length: count }, (_, index) => today.add(index, 'day')).filter((day) =>
    weekdays.includes(day.day()),
  )
}

/**
 * Visits to each topic, further and further apart. New topics are begun evenly over the first part of the time; on each day they go first, then
 * those that have waited longest. One that is due on a day without revision, or on a full one, moves to the next.
 */
export function planVisits(wish: VisitWish, today: Dayjs): VisitPlan {
  const { topics, from, most, each } = wish
  const days = revisionDays(wish, today)
  const perDay = Math.floor(most / each)
  const beginning = Math.min(
    days.length,
    Math.max(Math.ceil(topics.length / perDay), Math.ceil(days.length * BEGINNING)),
  )
  const progress = topics.map(
    (topic, index): Progress => ({
      topic,
      begins: Math.floor((index * beginning) / topics.length),
      visits: 0,
      next: null,
    }),
  )
  const visits = days.flatMap((day, index) => {
    const due = progress.filter(({ begins, next }) => (next ? !next.isAfter(day) : begins <= index))
    const first = due.toSorted((one, other) => waitingSince(one) - waitingSince(other)).slice(0, perDay)
    return first.map((topic, place): Visit => {
      topic.visits++
      topic.next = day.add(gaps[Math.min(topic.visits, gaps.length) - 1] ?? 1, 'day')
      const start = from + place * each
      return { topic: topic.topic, number: topic.visits, day, from: start, until: start + each }
    })
  })
  return { visits, unplaced: progress.filter((topic) => topic.visits === 0).map(({ topic }) => topic) }
}

/** A new topic comes before all others. */
const waitingSince = ({ next }: Progress) => next?.valueOf() ?? 0

/** The visits of each day. */
export const visitsByDay = (visits: readonly Visit[]) => [...Map.groupBy(visits, ({ day }) => isoDay(day)).values()]
