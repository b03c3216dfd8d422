import { spokenDay } from '../tool/dates.ts'
import { type Exam, lengthOf, minutesPerQuestion } from './exam.ts'
import { examSchedule, type ScheduleStep } from './schedule.ts'
import { spokenLength, spokenTime } from './times.ts'

/** What a timetable says above its lines: name and value. */
export function timetableFacts(exam: Exam): [name: string, value: string][] {
  const extra = exam.extraTime > 0 ? `, with ${exam.extraTime}% extra time` : ''
  const facts: [string, string | null][] = [
    ['When', `${spokenDay(exam.date)}, ${spokenTime(exam.start)} to ${spokenTime(examSchedule(exam).end)}`],
    ['Working time', spokenLength(lengthOf(exam)) + extra],
    ['Rest breaks', exam.breaks > 0 ? `${exam.breaks} of ${spokenLength(exam.breakMinutes)}; the clock stops` : null],
    ['Each question', `about ${spokenLength(minutesPerQuestion(exam))}`],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

/** The steps of a question stay together. */
export function groupsOf(steps: readonly ScheduleStep[]): ScheduleStep[][] {
  const groups: ScheduleStep[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last && step.question !== undefined && last[0]?.question === step.question) last.push(step)
    else groups.push([step])
  }
  return groups
}

export const endWords = 'End of the exam'

/** What is said below it. */
export function timetableHint(exam: Exam): string {
  const isEven = Number.isInteger(minutesPerQuestion(exam))
  const shares = isEven ? '' : 'Times are whole minutes, so some questions have a minute more than others. '
  return `${shares}Check the times against what your exam paper says.`
}
