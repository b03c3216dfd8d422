import type { Rules } from '@stepwise/shared/ui/forms'
import { type ExamFields, readExam } from '../../../features/exam/exam.ts'
import { daysUntil, parseDay } from '../../../features/tool/dates.ts'

const named = [
  'startTime',
  'endTime',
  'questions',
  'planningTime',
  'proofreadingTime',
  'extraTime',
  'breaks',
  'breakMinutes',
] as const

const problemAt = (field: keyof ExamFields) => (_: string, fields: ExamFields) =>
  readExam(fields).problems?.[field] ?? null

/** What readExam finds, at its fields; and no timetable for a day that has passed. */
export const examRules: Rules<ExamFields> = {
  examDate: [problemAt('examDate'), isPast],
  ...Object.fromEntries(named.map((field) => [field, [problemAt(field)]])),
}

function isPast(typed: string): string | null {
  const day = parseDay(typed)
  return day && daysUntil(day) < 0 ? 'This date has passed: enter today or a later date' : null
}
