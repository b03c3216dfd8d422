import { spokenDay } from '../tool/dates.ts'
import { computeLength, type Exam, minutesPerQuestion } from './exam.ts'
import { examSchedule, type ScheduleStep, type StepKind } from './schedule.ts'
import { spokenLength, spokenTime } from './times.ts'

const stepNames: Record<StepKind, string> = {
  reading: 'Reading time',
  plan: 'Plan the answer',
  write: 'Start writing',
  proofread: 'Proofread',
  break: 'Rest break',
  final: 'Final Proof',
}
const continuedNames: Partial<Record<StepKind, string>> = { plan: 'Go on planning', write: 'Go on writing' }

/** "Question 2: Plan the answer", "Final Proof". */
export function stepText({ kind, question, isContinued }: ScheduleStep): string {
  const name = isContinued ? (continuedNames[kind] ?? `Go on: ${stepNames[kind]}`) : stepNames[kind]
  return question === undefined ? name : `Question ${question}: ${name}`
}

/** The facts above the lines of a timetable. */
export function timetableFacts(exam: Exam): [name: string, value: string][] {
  const extra = exam.extraTime > 0 ? `, with ${exam.extraTime}% extra time` : ''
  const facts: [string, string | null][] = [
    ['When', `${spokenDay(exam.date)}, ${spokenTime(exam.start)} to ${spokenTime(examSchedule(exam).end)}`],
    ['Working time', spokenLength(computeLength(exam)) + extra],
    ['Rest breaks', exam.breaks > 0 ? `${exam.breaks} of ${spokenLength(exam.breakMinutes)}; the clock stops` : null],
    ['Each question', `about ${spokenLength(minutesPerQuestion(exam))}`],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

/** The steps in groups: one for each question, and every other step alone. */
export function groupSteps(steps: readonly ScheduleStep[]): ScheduleStep[][] {
  const groups: ScheduleStep[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last && step.question !== undefined && last[0]?.question === step.question) last.push(step)
    else groups.push([step])
  }
  return groups
}

export const endText = 'End of the exam'

/** The note below a timetable. */
export function timetableHint(exam: Exam): string {
  const isEven = Number.isInteger(minutesPerQuestion(exam))
  const rounding = isEven ? '' : 'Times are whole minutes, so some questions have a minute more than others. '
  return `${rounding}Check the times against what your exam paper says.`
}
