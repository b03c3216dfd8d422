import { expect, test } from 'vitest'
import { satisfiesRange } from './shared-range.ts'

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.2.1', true],
  ['^1.2.3', '1.10.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.0.0', false],
  ['^2.0.0', '1.9.9', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.2.1', false],
  ['>=1.0.0', '1.2.0', false],
  ['^1.2.0', 'latest', false],
])('%s is satisfied by %s: %s', (range, version, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected)
})
