import { hashOf, writeCalendar } from '../files/calendar-file.ts'
import type { Exam } from './exam.ts'
import { examAddress } from './exam-address.ts'
import { examSchedule, type ScheduleStep } from './schedule.ts'
import { spokenLength, spokenTime } from './times.ts'
import { groupSteps, stepText, timetableFacts } from './timetable.ts'

interface ExamEvent {
  /** Minutes since midnight of the exam's day. */
  from: number
  until: number
  summary: string
  description: string
  /** The whole exam shows as busy and reminds a day before; its parts do neither. */
  isWhole: boolean
}

/** The exam as a calendar file: one event for the whole, with the timetable as its description, and one for each part. */
export function calendarFile(exam: Exam, now: Date): string {
  const key = hashOf(examAddress(exam))
  const at = (minutes: number) => new Date(exam.date.year(), exam.date.month(), exam.date.date(), 0, minutes)
  const events = eventsOf(exam).map(({ from, until, summary, description, isWhole }, index) => ({
    id: `exam-${key}-${index}@stepwise`,
    from: at(from),
    until: at(until),
    summary,
    description,
    isBusy: isWhole,
    ...(isWhole && { reminder: '-P1D' }),
  }))
  return writeCalendar('Exam timetable', events, now)
}

function eventsOf(exam: Exam): ExamEvent[] {
  const { steps, end } = examSchedule(exam)
  const lineOf = (step: ScheduleStep) =>
    `${spokenTime(step.from)} ${stepText(step)} (${spokenLength(step.until - step.from)})`
  const facts = timetableFacts(exam).map(([name, value]) => `${name}: ${value}`)
  const whole: ExamEvent = {
    from: exam.start,
    until: end,
    summary: `Exam: ${exam.name}`,
    description: [...facts, '', ...steps.map(lineOf)].join('\n'),
    isWhole: true,
  }
  const parts = groupSteps(steps).map((group): ExamEvent => {
    const [first, last] = [group[0] as ScheduleStep, group.at(-1) as ScheduleStep]
    const name = first.question === undefined ? stepText(first) : `Question ${first.question}`
    return {
      from: first.from,
      until: last.until,
      summary: `${exam.name}: ${name}`,
      description: group.map(lineOf).join('\n'),
      isWhole: false,
    }
  })
  return [whole, ...parts]
}
