import { type PathParams, paths } from '@stepwise/shared/routing'
import { isoDay } from '../tool/dates.ts'
import type { Exam, ExamFields } from './exam.ts'
import { examName } from './exam.ts'

type ExamParams = PathParams<typeof paths.examSchedule.pattern>

/** The address of an exam's timetable (docs/product/study-tools.md#exam-address). */
export function examAddress(exam: Exam): string {
  const path = paths.examSchedule.href({
    examName: exam.name,
    examDate: isoDay(exam.date),
    examStartTime: pathTime(exam.start),
    examEndTime: pathTime(exam.end),
    numOfQuestions: String(exam.questions),
    planingTime: String(exam.planning),
    proofreadingTime: String(exam.proofreading),
  })
  const query = new URLSearchParams()
  if (exam.extraTime > 0) query.set('extra_time', String(exam.extraTime))
  if (exam.breaks > 0) query.set('breaks', `${exam.breaks}x${exam.breakMinutes}`)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The fields in an address, not validated: `readExam` does that. */
export function fieldsOfAddress(params: Partial<ExamParams>, query: URLSearchParams): ExamFields {
  const [breaks = '0', breakMinutes = '0'] = (query.get('breaks') ?? '0').split('x')
  return {
    examName: examName(params.examName ?? ''),
    examDate: params.examDate ?? '',
    startTime: params.examStartTime ?? '',
    endTime: params.examEndTime ?? '',
    questions: params.numOfQuestions ?? '',
    planningTime: params.planingTime ?? '',
    proofreadingTime: params.proofreadingTime ?? '',
    extraTime: query.get('extra_time') ?? '0',
    otherExtraTime: '',
    breaks,
    breakMinutes,
  }
}

const pathTime = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
