import { stepIdAt } from '@stepwise/shared/contracts/step-path'
import { expect, test } from 'vitest'
import { parseStepId } from './step-address.ts'

test('the path of a step leads back to its identifier', () => {
  const id = 'revision:exam-day:before-the-exam:sleep-food-and-kit'
  expect(stepIdAt(parseStepId(id))).toBe(id)
})
