import { formatCount } from '@stepwise/shared/counts'
import type { Dayjs } from 'dayjs'
import { parseDay, parseIsoDay } from '../tool/dates.ts'
import { percentage, wholeNumber } from '../tool/numbers.ts'
import { parseTime } from './times.ts'

/** Minutes of reading at the start (docs/product/study-tools.md#exam-times). */
export const readingMinutes = 10
/** Minutes that questions cannot use: the reading and the final proof. */
export const reservedMinutes = 20
/** The most questions, breaks, and minutes in a field. */
export const mostNumber = 99
export const mostExtraTime = 200
export const longestName = 100

/** The fields as typed, or as an address has them; the date is 14/05/2027 or 2027-05-14. */
export interface ExamFields {
  examName: string
  examDate: string
  startTime: string
  endTime: string
  questions: string
  planningTime: string
  proofreadingTime: string
  /** In per cent; 'other' is `otherExtraTime`, which is typed where none in the list fits (docs/product/study-tools.md#extra-time). */
  extraTime: string
  otherExtraTime: string
  breaks: string
  breakMinutes: string
}

/** An exam that can be planned. Times are minutes since midnight, lengths are minutes. */
export interface Exam {
  name: string
  date: Dayjs
  start: number
  end: number
  questions: number
  planning: number
  proofreading: number
  /** Per cent, 0 to 200 with at most two decimals. */
  extraTime: number
  breaks: number
  breakMinutes: number
}

export type ExamProblems = Partial<Record<keyof ExamFields, string>>

/**
 * Minutes of the exam with its extra time, without its rest breaks, which stop the clock. Rounded up, to the person's benefit; counted
 * in whole hundredths of a per cent, because fractions would make 161 minutes 161.00000000000003.
 */
export const computeLength = ({ start, end, extraTime }: Exam) =>
  Math.ceil(((end - start) * (100_00 + Math.round(extraTime * 100))) / 100_00)

/** Minutes for each question, not rounded. */
export const minutesPerQuestion = (exam: Exam) => (computeLength(exam) - reservedMinutes) / exam.questions

/** The exam that the fields describe, or what is wrong, by field (docs/product/study-tools.md#exam-refusals). */
export function readExam(
  fields: ExamFields,
): { exam: Exam; problems?: never } | { exam?: never; problems: ExamProblems } {
  const problems: ExamProblems = {}
  const number = (field: keyof ExamFields, message: string, least = 0) => {
    const read = wholeNumber(fields[field], least, mostNumber)
    if (read === null) problems[field] = message
    return read ?? 0
  }
  const time = (field: 'startTime' | 'endTime', which: string) => {
    const read = parseTime(fields[field])
    if (read === null) problems[field] = `Enter the ${which} time, such as 9:00`
    return read ?? 0
  }
  const extraTime = () => {
    const field = fields.extraTime === 'other' ? 'otherExtraTime' : 'extraTime'
    const read = percentage(fields[field], mostExtraTime)
    if (read === null) {
      const allowed = `0 to ${mostExtraTime} per cent with at most two decimals`
      problems[field] = `Enter your extra time, ${allowed}, such as 33 or 12.5`
    }
    return read ?? 0
  }
  const date = parseDay(fields.examDate) ?? parseIsoDay(fields.examDate)
  if (!date) problems.examDate = 'Enter a real date, such as 14/05/2027'
  const breaks = number('breaks', `Enter how many breaks, 0 to ${mostNumber}`)
  const exam = {
    name: examName(fields.examName),
    date: date as Dayjs,
    start: time('startTime', 'start'),
    end: time('endTime', 'end'),
    questions: number('questions', `Enter how many questions there are, 1 to ${mostNumber}`, 1),
    planning: number('planningTime', `Enter minutes for planning, 0 to ${mostNumber}`),
    proofreading: number('proofreadingTime', `Enter minutes for proofreading, 0 to ${mostNumber}`),
    extraTime: extraTime(),
    breaks,
    breakMinutes:
      breaks === 0 ? 0 : number('breakMinutes', `Enter how long each break is, 1 to ${mostNumber} minutes`, 1),
  }
  return Object.keys(problems).length > 0 ? { problems } : checkLength(exam)
}

function checkLength(exam: Exam): ReturnType<typeof readExam> {
  const refuse = (field: keyof ExamFields, message: string) => ({ problems: { [field]: message } })
  if (exam.start > exam.end) return { problems: { startTime: startAfterEnd, endTime: startAfterEnd } }
  if (computeLength(exam) <= reservedMinutes) {
    const use = '10 are for reading and 10 for the final proof'
    return refuse('endTime', `The exam must be longer than ${reservedMinutes} minutes: ${use}`)
  }
  // Rounding can make a question a minute shorter than others; that one needs time to write too.
  const minutes = Math.floor(minutesPerQuestion(exam))
  if (minutes < 1) return refuse('questions', 'There is less than a minute for each question: check the times')
  if (exam.planning + exam.proofreading >= minutes) {
    const room = `There ${minutes === 1 ? 'is' : 'are'} about ${formatCount(minutes, 'minute')} for each question`
    return refuse('planningTime', `${room}: plan and proofread for less than that`)
  }
  const mostBreaks = computeLength(exam) - readingMinutes - 1
  if (exam.breaks > mostBreaks) {
    const room = `There is room for ${formatCount(mostBreaks, 'break')} at most`
    return refuse('breaks', `${room}: each needs some working time around it`)
  }
  return { exam }
}

export const startAfterEnd = 'The start time is after the end time'

/** Whether both times are valid and the start is the later one. */
export function isStartAfterEnd({ startTime, endTime }: Pick<ExamFields, 'startTime' | 'endTime'>): boolean {
  const [start, end] = [parseTime(startTime), parseTime(endTime)]
  return start !== null && end !== null && start > end
}

/** The typed name, cut and cleaned; Untitled-exam for what no address can carry. */
export function examName(typed: string): string {
  const name = typed
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
    .trim()
  return /^\.*$/.test(name) ? 'Untitled-exam' : name
}
