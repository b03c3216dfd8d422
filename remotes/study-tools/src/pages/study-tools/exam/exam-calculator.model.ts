import type { Rules } from '@stepwise/shared/ui/forms'
import { type ExamFields, readExam } from '../../../features/exam/exam.ts'
import { daysUntil, parseDay } from '../../../features/tool/dates.ts'
import { createPersistedValues } from '../../../features/tool/persisted-values.ts'

/** An empty date stands for today. */
const defaultExam: ExamFields = {
  examName: '',
  examDate: '',
  startTime: '09:00',
  endTime: '10:00',
  questions: '2',
  planningTime: '5',
  proofreadingTime: '5',
  extraTime: '0',
  otherExtraTime: '',
  breaks: '0',
  breakMinutes: '5',
}

/** What was typed last. */
export const examInput = createPersistedValues('exam-calculator', defaultExam)

const problemAt = (field: keyof ExamFields) => (_: string, fields: ExamFields) =>
  readExam(fields).problems?.[field] ?? null
const fieldNames = Object.keys(defaultExam) as (keyof ExamFields)[]

/** What `readExam` finds wrong, at its fields; and no day that has passed. */
export const examRules: Rules<ExamFields> = {
  ...Object.fromEntries(fieldNames.map((field) => [field, [problemAt(field)]])),
  examDate: [problemAt('examDate'), isPast],
}

function isPast(typed: string): string | null {
  const day = parseDay(typed)
  return day && daysUntil(day) < 0 ? 'This date has passed: enter today or a later date' : null
}
