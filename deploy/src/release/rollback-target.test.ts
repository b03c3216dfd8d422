import { expect, test } from 'vitest'
import type { Promotion } from '../store/store.ts'
import { rollbackTarget, wasRolledBack } from './rollback-target.ts'

type Step = [kind: Promotion['kind'], from: string | null, to: string | null]
const historyOf = (...steps: Step[]): Promotion[] =>
  steps.map(([kind, from, to], at) => ({
    promotion: at + 1,
    at: '2026-11-20T10:00:00Z',
    who: 'ada',
    why: '',
    kind,
    changes: [{ part: 'learn', from, to }],
  }))

const twoSteps: Step[] = [
  ['promotion', null, 'a'],
  ['promotion', 'a', 'b'],
]

test('is the version that was live before, never one that was rolled back', () => {
  expect(rollbackTarget('learn', historyOf(...twoSteps))).toBe('a')
  const third = historyOf(...twoSteps, ['rollback', 'b', 'a'], ['promotion', 'a', 'c'])
  expect(rollbackTarget('learn', third)).toBe('a')
})

test('a withdrawal in between does not count', () => {
  const back = historyOf(...twoSteps, ['withdrawal', 'b', null], ['promotion', null, 'b'])
  expect(rollbackTarget('learn', back)).toBe('a')
})

test('throws for a part with one version or none', () => {
  expect(() => rollbackTarget('learn', historyOf(['promotion', null, 'a']))).toThrow('no earlier version')
  expect(() => rollbackTarget('auth', historyOf(...twoSteps))).toThrow('auth has no earlier version')
})

test('a version counts as rolled back until its part is released again', () => {
  const rolledBack: Step[] = [...twoSteps, ['rollback', 'b', 'a']]
  expect(wasRolledBack('learn', 'b', historyOf(...rolledBack))).toBe(true)
  expect(wasRolledBack('learn', 'a', historyOf(...rolledBack))).toBe(false)
  expect(wasRolledBack('learn', 'b', historyOf(...rolledBack, ['promotion', 'a', 'c']))).toBe(false)
})
