import type { ScheduleStep, StepKind } from './schedule.ts'

/** Spec 5. */
const words: Record<StepKind, string> = {
  reading: 'Reading time',
  plan: 'Plan the answer',
  write: 'Start writing',
  proofread: 'Proofread',
  break: 'Rest break',
  final: 'Final Proof',
}
const goingOn: Partial<Record<StepKind, string>> = { plan: 'Go on planning', write: 'Go on writing' }

/** "Question 2: Plan the answer", "Final Proof". */
export function stepWords({ kind, question, isContinued }: ScheduleStep): string {
  const what = isContinued ? (goingOn[kind] ?? `Go on: ${words[kind]}`) : words[kind]
  return question === undefined ? what : `Question ${question}: ${what}`
}
