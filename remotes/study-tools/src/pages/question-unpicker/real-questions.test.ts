import { expect, test } from 'vitest'
import { expectUnpicked } from './testing/exam-question.ts'
import { realQuestions } from './testing/real-questions.ts'

test('there are 80 of them, and each is another', () => {
  expect(new Set(realQuestions.map(({ question }) => question)).size).toBe(80)
})

test.each(realQuestions.filter(({ isWrong }) => !isWrong))('$question', expectUnpicked)

// A test that passes here is a rule that has become better: take the tilde away.
test.fails.each(realQuestions.filter(({ isWrong }) => isWrong))('not yet: $question', expectUnpicked)
