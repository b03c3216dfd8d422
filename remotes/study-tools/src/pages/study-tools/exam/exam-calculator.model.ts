import type { ExamFields } from '../../../features/exam/exam.ts'
import { createRemembered } from '../../../features/tool/remembered.ts'

/** Spec 5: start 9:00, end 10:00; an empty date is today's. */
export const defaultExam: ExamFields = {
  examName: '',
  examDate: '',
  startTime: '09:00',
  endTime: '10:00',
  questions: '2',
  planningTime: '5',
  proofreadingTime: '5',
  extraTime: '0',
  breaks: '0',
  breakMinutes: '5',
}

/** What was typed last. */
export const examInput = createRemembered('exam-calculator', defaultExam)
