// docs/product/qa.md#scenario
import { expect, test } from 'vitest'
import { aRegistry } from '../testing.tsx'
import { parsePerson, readScenario, withScenario } from './scenario.ts'

const selected = (selection: ReturnType<typeof aRegistry>['selection']) => ({ ...aRegistry(), selection })
const all = '?person=finished&theme=dark&textSize=10&fault=offline'

test('an address of the live product, or of one of its canaries, changes nothing', () => {
  expect(readScenario(aRegistry(), all)).toEqual({})
  expect(readScenario(selected({ kind: 'canary', parts: [], scenario: { fault: 'slow' } }), all)).toEqual({})
})

test('an override has the scenario that was signed with it, whatever the address says', () => {
  const signed = { theme: 'light', fault: 'slow' } as const
  expect(readScenario(selected({ kind: 'override', parts: [], scenario: signed }), all)).toEqual(signed)
  expect(readScenario(selected({ kind: 'override', parts: [] }), all)).toEqual({})
})

test('a remote alone is shown as its address says, and what no one knows is left out', () => {
  const alone = selected({ kind: 'standalone', parts: [] })
  expect(readScenario(alone, all)).toEqual({ person: 'finished', theme: 'dark', textSize: 10, fault: 'offline' })
  expect(readScenario(alone, '?person=')).toEqual({ person: '' })
  expect(readScenario(alone, '?person=admin&theme=sepia&textSize=11&fault=toString')).toEqual({})
  expect(readScenario(alone, '')).toEqual({})
})

test('the address says the state, and keeps what else it says', () => {
  const scenario = { person: '', textSize: 0, fault: undefined } as const
  const address = withScenario('http://localhost:4100/study-tools?tool=exam&fault=slow#top', scenario)
  expect(address).toBe('http://localhost:4100/study-tools?tool=exam&person=&textSize=0#top')
})

test('a person is known by their demo account', () => {
  expect(parsePerson('student@demo.stepwise.test', 'study')).toBe('student')
  expect(parsePerson('student@demo.stepwise.test', 'pro')).toBeUndefined()
  expect(parsePerson('kim@example.org', 'study')).toBeUndefined()
  expect(parsePerson(undefined, 'study')).toBe('')
})
