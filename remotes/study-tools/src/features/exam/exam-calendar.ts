import { hashText, writeCalendar } from '../files/calendar-file.ts'
import type { Exam } from './exam.ts'
import { examAddress } from './exam-address.ts'
import { examSchedule, type ScheduleStep } from './schedule.ts'
import { spokenLength, spokenTime } from './times.ts'
import { groupSteps, stepText, timetableFacts } from './timetable.ts'

/**
 * The exam as a calendar file: one event for the whole, with the timetable as its description, and one for each part. The whole shows as
 * busy and reminds a day before; its parts do neither.
 */
export function calendarFile(exam: Exam, now: Date): string {
  const { steps, end } = examSchedule(exam)
  const key = hashText(examAddress(exam))
  const at = (minutes: number) => new Date(exam.date.year(), exam.date.month(), exam.date.date(), 0, minutes)
  const lineOf = (step: ScheduleStep) =>
    `${spokenTime(step.from)} ${stepText(step)} (${spokenLength(step.until - step.from)})`
  const facts = timetableFacts(exam).map(([name, value]) => `${name}: ${value}`)
  const whole = {
    from: at(exam.start),
    until: at(end),
    summary: `Exam: ${exam.name}`,
    description: [...facts, '', ...steps.map(lineOf)].join('\n'),
    isBusy: true,
    reminder: '-P1D',
  }
  const parts = groupSteps(steps).map((group) => {
    const [first, last] = [group[0] as ScheduleStep, group.at(-1) as ScheduleStep]
    const name = first.question === undefined ? stepText(first) : `Question ${first.question}`
    return {
      from: at(first.from),
      until: at(last.until),
      summary: `${exam.name}: ${name}`,
      description: group.map(lineOf).join('\n'),
      isBusy: false,
    }
  })
  const events = [whole, ...parts].map((event, index) => ({ id: `exam-${key}-${index}@stepwise`, ...event }))
  return writeCalendar('Exam timetable', events, now)
}
