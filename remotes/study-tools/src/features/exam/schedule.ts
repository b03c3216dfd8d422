import { computeLength, type Exam, minutesPerQuestion, readingMinutes, reservedMinutes } from './exam.ts'

export type StepKind = 'reading' | 'plan' | 'write' | 'proofread' | 'break' | 'final'

/** One line of the timetable. `from` and `until` are whole minutes since midnight. */
export interface ScheduleStep {
  kind: StepKind
  question?: number
  from: number
  until: number
  /** The part of a step after a rest break. */
  isContinued?: boolean
}

/** The steps of an exam in order, and its end. */
export function examSchedule(exam: Exam): { steps: ScheduleStep[]; end: number } {
  const length = computeLength(exam)
  const breaks = breakPlaces(exam)
  const steps = workSteps(exam)
    .filter(({ from, until }) => until > from)
    .flatMap((step) => cutAt(step, breaks))
  const all = [...steps, ...breaks.map((at): ScheduleStep => ({ kind: 'break', from: at, until: at }))]
  return { steps: onTheClock(all, exam, breaks), end: exam.start + length + breaks.length * exam.breakMinutes }
}

/**
 * When each question begins, and when the last one ends, in minutes since the start. Only this rounds: all lengths are
 * differences of these, so the lines of a timetable add up to the exam.
 */
function questionEdges(exam: Exam): number[] {
  const each = minutesPerQuestion(exam)
  return Array.from({ length: exam.questions + 1 }, (_, index) => readingMinutes + Math.round(index * each))
}

/** The steps without breaks, in minutes since the start. */
function workSteps(exam: Exam): ScheduleStep[] {
  const length = computeLength(exam)
  const edges = questionEdges(exam)
  const questions = edges.slice(1).map((until, index): ScheduleStep[] => {
    const from = edges[index] as number
    const [writing, proofreading] = [from + exam.planning, until - exam.proofreading]
    return [
      { kind: 'plan', question: index + 1, from, until: writing },
      { kind: 'write', question: index + 1, from: writing, until: proofreading },
      { kind: 'proofread', question: index + 1, from: proofreading, until },
    ]
  })
  const final = length - (reservedMinutes - readingMinutes)
  return [
    { kind: 'reading', from: 0, until: readingMinutes },
    ...questions.flat(),
    { kind: 'final', from: final, until: length },
  ]
}

/** When the breaks begin, in minutes since the start without breaks (docs/product/study-tools.md#exam-breaks). */
function breakPlaces(exam: Exam): number[] {
  const share = (computeLength(exam) - readingMinutes) / (exam.breaks + 1)
  const even = Array.from({ length: exam.breaks }, (_, index) => readingMinutes + Math.round((index + 1) * share))
  const between = questionEdges(exam).slice(1, -1)
  const moved = even.map((at) => nearest(between, at))
  return new Set(moved).size === even.length && moved.every((at) => at !== undefined) ? (moved as number[]) : even
}

function nearest(places: number[], at: number): number | undefined {
  return places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0]
}

/** The step, split where breaks fall into it. */
function cutAt(step: ScheduleStep, breaks: number[]): ScheduleStep[] {
  const cuts = breaks.filter((at) => at > step.from && at < step.until)
  const edges = [step.from, ...cuts, step.until]
  return edges.slice(1).map((until, index) => {
    const part = { ...step, from: edges[index] as number, until }
    return index === 0 ? part : { ...part, isContinued: true }
  })
}

/** The steps in order, in minutes since midnight: what follows a break is later by its length. */
function onTheClock(steps: ScheduleStep[], { start, breakMinutes }: Exam, breaks: number[]): ScheduleStep[] {
  const isBreak = ({ kind }: ScheduleStep) => Number(kind === 'break')
  return steps
    .toSorted((a, b) => a.from - b.from || isBreak(b) - isBreak(a))
    .map((step) => {
      const before = breaks.filter((at) => at < step.from || (at === step.from && !isBreak(step))).length
      const from = start + step.from + before * breakMinutes
      return { ...step, from, until: isBreak(step) ? from + breakMinutes : from + step.until - step.from }
    })
}
