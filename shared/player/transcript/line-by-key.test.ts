import { expect, test } from 'vitest'
import { lineByKey } from './line-by-key.ts'

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowLeft', 1, undefined],
  ['n', 1, undefined],
])('%s leads from line %i of three to %s', (key, from, to) => expect(lineByKey(key, from, 3)).toBe(to))
