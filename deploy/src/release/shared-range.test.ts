import { expect, test } from 'vitest'
import { rangeAdmits } from './shared-range.ts'

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
])('%s admits %s: %s', (range, version, expected) => {
  expect(rangeAdmits(range, version)).toBe(expected)
})
