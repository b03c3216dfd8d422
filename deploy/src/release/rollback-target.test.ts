import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Promotion } from '../store/store.ts'
import { rollbackTarget, wasRolledBack } from './rollback-target.ts'

type Step = [kind: Promotion['kind'], from: string | null, to: string | null]
const about = { at: '2026-11-20T10:00:00Z', who: 'ada', why: '' }
const historyOf = (...steps: Step[]): Promotion[] =>
  steps.map(([kind, from, to], at) => ({ promotion: at + 1, ...about, kind, changes: [{ part: 'learn', from, to }] }))

const twoSteps: Step[] = [
  ['promotion', null, 'a'],
  ['promotion', 'a', 'b'],
]

test('after any sequence of releases it is what a stack of promotions would give', () => {
  const action = fc.constantFrom('promote', 'rollback', 'withdraw')
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const history: Promotion[] = []
      // The model: what was promoted and not rolled back, and whether it is withdrawn.
      const promoted: string[] = []
      let isWithdrawn = false
      const add = (kind: Promotion['kind'], to: string | null) => {
        const from = history.at(-1)?.changes[0]?.to ?? null
        history.push({ ...historyOf([kind, from, to])[0], promotion: history.length + 1 } as Promotion)
      }
      for (const [at, what] of actions.entries()) {
        if (what === 'promote') {
          promoted.push(`v${at}`)
          isWithdrawn = false
          add('promotion', `v${at}`)
        } else if (what === 'withdraw') {
          if (promoted.length === 0 || isWithdrawn) continue
          isWithdrawn = true
          add('withdrawal', null)
        } else {
          if (isWithdrawn) isWithdrawn = false
          else if (promoted.length > 1) promoted.pop()
          else {
            expect(() => rollbackTarget('learn', history)).toThrow(/no earlier version|never been live/)
            continue
          }
          const target = rollbackTarget('learn', history)
          expect(target).toBe(promoted.at(-1))
          add('rollback', target)
        }
      }
    }),
  )
})

test('a version that was withdrawn and promoted again counts once, however far the history goes back', () => {
  const back = historyOf(...twoSteps, ['promotion', 'b', 'c'], ['withdrawal', 'c', null], ['promotion', null, 'c'])
  expect(rollbackTarget('learn', back)).toBe('b')
})

const rolledBack: Step[] = [...twoSteps, ['rollback', 'b', 'a']]
const andThen = (...changes: Promotion['changes']) =>
  historyOf(...rolledBack, ['promotion', null, null]).map((one, at) => (at === 3 ? { ...one, changes } : one))
const ofHost = { part: 'host', from: '1', to: '2' }
test.each([
  ['a version counts as rolled back', 'b', historyOf(...rolledBack), true],
  ['what a rollback brought was not rolled back', 'a', historyOf(...rolledBack), false],
  ['only until its part is released again', 'b', historyOf(...rolledBack, ['promotion', 'a', 'c']), false],
  ['a part that was never released was not rolled back', 'a', [], false],
  ['a version that an ordinary promotion replaced was not rolled back', 'a', historyOf(...twoSteps), false],
  ['a release of another part does not count', 'b', andThen(ofHost), true],
  ['a release of the part with another does', 'b', andThen(ofHost, { part: 'learn', from: 'a', to: 'b' }), false],
])('%s', (_, version, history, expected) => {
  expect(wasRolledBack('learn', version, history)).toBe(expected)
})

test('a rollback of two parts counts for each with its own version', () => {
  const changes = [
    { part: 'host', from: '2', to: '1' },
    { part: 'learn', from: 'b', to: 'a' },
  ]
  const history = historyOf(['rollback', null, null]).map((one) => ({ ...one, changes }))
  expect(wasRolledBack('host', '2', history)).toBe(true)
  expect(wasRolledBack('learn', 'b', history)).toBe(true)
  expect(wasRolledBack('learn', '2', history)).toBe(false)
})
