import type { QuickCheckQuestion, QuickCheckScore } from '@stepwise/shared/contracts'

/** How many of these answers are right. */
export function computeScore(questions: readonly QuickCheckQuestion[], answers: readonly number[]): QuickCheckScore {
  const right = questions.filter(({ options }, index) => options[answers[index] ?? -1]?.isRight)
  return { rightCount: right.length, questionCount: questions.length }
}

export const formatScore = ({ rightCount, questionCount }: QuickCheckScore) => `${rightCount} of ${questionCount} right`
