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
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.2.0', false],
  ['^10.20.30', '10.20.30', true],
  ['10.20.30', '10.20.30', true],
  ['>=1.0.0', '1.2.0', false],
  ['x^1.2.0', '1.2.0', false],
  ['v1.2.0', '1.2.0', false],
  ['1.2.0-beta', '1.2.0', false],
  ['^1.2.0', 'latest', false],
  ['^1.2.0', 'v1.2.0', false],
  ['^1.2.0', '1.2.0-beta', false],
])('%s is satisfied by %s: %s', (range, version, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected)
})
