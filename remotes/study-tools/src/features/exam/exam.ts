import type { Dayjs } from 'dayjs'
import { parseDay, parseIsoDay } from '../tool/dates.ts'
import { wholeNumber } from '../tool/numbers.ts'
import { parseTime } from './times.ts'

/** Minutes of reading at the start (spec 5 and 9). */
export const readingMinutes = 10
/** Minutes in all that are kept from the questions: the reading, and the final proof. */
export const reservedMinutes = 20
/** Questions and minutes can be 0 to this. */
export const mostNumber = 99
/** Extra time of exam arrangements, in percent. */
export const extraTimes = ['0', '25', '50'] as const
export const longestName = 100

/** What a person fills in, as typed. An address carries the same, the date in either form. */
export interface ExamFields {
  examName: string
  examDate: string
  startTime: string
  endTime: string
  questions: string
  planningTime: string
  proofreadingTime: string
  extraTime: string
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
  /** Percent. */
  extraTime: number
  breaks: number
  breakMinutes: number
}

export type ExamProblems = Partial<Record<keyof ExamFields, string>>

/** Length of the exam itself with its extra time, without rest breaks: those stop the clock. */
export const lengthOf = ({ start, end, extraTime }: Exam) => Math.ceil((end - start) * (1 + extraTime / 100))

/** Minutes for each question; not rounded. */
export const minutesPerQuestion = (exam: Exam) => (lengthOf(exam) - reservedMinutes) / exam.questions

/** The exam that the fields describe, or what is wrong with them, by field. */
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
    extraTime: Number(fields.extraTime),
    breaks,
    breakMinutes:
      breaks === 0 ? 0 : number('breakMinutes', `Enter how long each break is, 1 to ${mostNumber} minutes`, 1),
  }
  if (!extraTimes.some((known) => known === fields.extraTime))
    problems.extraTime = 'Choose how much extra time you have'
  return Object.keys(problems).length > 0 ? { problems } : checkLength(exam)
}

function checkLength(exam: Exam): ReturnType<typeof readExam> {
  if (exam.start > exam.end) return { problems: { startTime: startAfterEnd, endTime: startAfterEnd } }
  if (lengthOf(exam) <= reservedMinutes) {
    return {
      problems: {
        endTime: `The exam must be longer than ${reservedMinutes} minutes: 10 are for reading and 10 for the final proof`,
      },
    }
  }
  // Of a question that is a minute shorter than others, some must be left to write in.
  const minutes = Math.floor(minutesPerQuestion(exam))
  if (minutes < 1) return { problems: { questions: 'There is less than a minute for each question: check the times' } }
  if (exam.planning + exam.proofreading >= minutes) {
    return {
      problems: {
        planningTime: `There are about ${minutes} minutes for each question: plan and proofread for less than that`,
      },
    }
  }
  const mostBreaks = lengthOf(exam) - readingMinutes - 1
  if (exam.breaks > mostBreaks) {
    return {
      problems: { breaks: `There is room for ${mostBreaks} breaks at most: each needs some working time around it` },
    }
  }
  return { exam }
}

export const startAfterEnd = 'The start time is after the end time'

/** Whether both times are there and the wrong way round (spec 5). */
export function isStartAfterEnd({ startTime, endTime }: Pick<ExamFields, 'startTime' | 'endTime'>): boolean {
  const [start, end] = [parseTime(startTime), parseTime(endTime)]
  return start !== null && end !== null && start > end
}

/** Spec 2.1: the name falls back to Untitled-exam. So does what cannot be part of an address, such as two dots. */
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
