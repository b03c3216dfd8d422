import type { ExamFields } from '../exam.ts'

/** An hour with two questions, as it is typed. */
export const examFields: ExamFields = {
  examName: 'History',
  examDate: '14/05/2027',
  startTime: '9:00',
  endTime: '10:00',
  questions: '2',
  planningTime: '5',
  proofreadingTime: '3',
  extraTime: '0',
  otherExtraTime: '',
  breaks: '0',
  breakMinutes: '5',
}
