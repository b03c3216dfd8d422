import { formatCount } from '@stepwise/shared/counts'
import type { Rules } from '@stepwise/shared/ui/forms'
import { parseTime } from '../../../features/exam/times.ts'
import { type CalendarEvent, hashText, writeCalendar } from '../../../features/files/calendar-file.ts'
import { daysUntil, isoDay, parseDay, spokenDay, today } from '../../../features/tool/dates.ts'
import { wholeNumber } from '../../../features/tool/numbers.ts'
import { revisionDays, type Visit, type VisitPlan, type VisitWish } from './visits.ts'

/** As it is typed and kept; `weekdays` has numbers with commas. */
export interface VisitFields {
  names: string
  examDay: string
  weekdays: string
  from: string
  most: string
  each: string
}

export const noVisits: VisitFields = {
  names: '',
  examDay: '',
  weekdays: '1,2,3,4,5',
  from: '16:00',
  most: '60',
  each: '20',
}

const mostNames = 60
const longestDay = 600
const longestVisit = 120

export const weekdaysIn = (weekdays: string) => weekdays.split(',').filter((day) => /^[0-6]$/.test(day))

/** One a line, each once. */
const topicsIn = (names: string) => [
  ...new Set(
    names
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

function nameProblem(names: string): string | null {
  const count = topicsIn(names).length
  if (count === 0) return 'Write your topics, one on each line'
  return count > mostNames ? `Write up to ${mostNames} topics` : null
}

function dayProblem(text: string): string | null {
  if (text.trim() === '') return 'Enter the date of your exam'
  const day = parseDay(text)
  if (!day) return 'Enter a real date, such as 14/05/2027'
  const days = daysUntil(day)
  if (days < 1) return 'Enter a day after today'
  return days > 366 ? 'Enter a day within a year' : null
}

const numberProblem = (most: number) => (text: string) =>
  wholeNumber(text, 5, most) === null ? `Enter a whole number from 5 to ${most}` : null

function lengthProblem(each: string, { most }: VisitFields): string | null {
  return (
    numberProblem(longestVisit)(each) ?? (Number(each) > Number(most) ? 'A visit is longer than your day has' : null)
  )
}

function endProblem(most: string, { from }: VisitFields): string | null {
  const problem = numberProblem(longestDay)(most)
  const start = parseTime(from)
  if (problem !== null || start === null) return problem
  return start + Number(most) > 24 * 60 ? 'That goes on after midnight. Begin earlier, or take less time' : null
}

export const visitRules: Rules<VisitFields> = {
  names: [nameProblem],
  examDay: [dayProblem],
  weekdays: [
    (days, { examDay }) => {
      const exam = parseDay(examDay)
      if (weekdaysIn(days).length === 0) return 'Choose one day at least'
      const isNone =
        exam &&
        daysUntil(exam) > 0 &&
        revisionDays({ exam, weekdays: weekdaysIn(days).map(Number) }, today()).length === 0
      return isNone ? 'None of these days comes before your exam' : null
    },
  ],
  from: [(time) => (parseTime(time) === null ? 'Enter a time, such as 16:00' : null)],
  most: [endProblem],
  each: [lengthProblem],
}

/** What the fields ask for; null where they have a mistake. */
export function readWish(fields: VisitFields): VisitWish | null {
  const exam = parseDay(fields.examDay)
  const from = parseTime(fields.from)
  if (!exam || from === null) return null
  return {
    topics: topicsIn(fields.names),
    exam,
    weekdays: weekdaysIn(fields.weekdays).map(Number),
    from,
    most: Number(fields.most),
    each: Number(fields.each),
  }
}

/** Today, or tomorrow where today's time has begun. */
export function firstDay({ from }: Pick<VisitWish, 'from'>, now = new Date()) {
  const isLate = now.getHours() * 60 + now.getMinutes() > from
  return today().add(isLate ? 1 : 0, 'day')
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const formatTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
export const formatVisit = ({ topic, from, until }: Visit) => `${formatTime(from)} to ${formatTime(until)}: ${topic}`
export const formatNumber = ({ number }: Visit) => (number === 1 ? 'first visit' : `visit ${number}`)

/** What was planned, as it is announced. */
export function formatPlan({ visits, unplaced }: VisitPlan): string {
  const days = new Set(visits.map(({ day }) => isoDay(day))).size
  const rest = unplaced.length > 0 ? ` ${formatCount(unplaced.length, 'topic')} without a place.` : ''
  return `${formatCount(visits.length, 'visit')} on ${formatCount(days, 'day')}.${rest}`
}

/**
 * The visits as a calendar file. An identifier is made from exam, topic and number: a plan with other days or times, imported again, moves its
 * events.
 */
export function visitsCalendar(visits: readonly Visit[], exam: VisitWish['exam'], now: Date): string {
  const events = visits.map((visit): CalendarEvent => {
    const { topic, number, day } = visit
    const at = (minutes: number) => new Date(day.year(), day.month(), day.date(), 0, minutes)
    return {
      id: `visit-${hashText([isoDay(exam), topic, number].join('\n'))}@stepwise`,
      from: at(visit.from),
      until: at(visit.until),
      summary: `Revise: ${topic}`,
      description: `Visit ${number}. Exam: ${spokenDay(exam)}`,
      isBusy: true,
    }
  })
  return writeCalendar('Revision visits', events, now)
}
