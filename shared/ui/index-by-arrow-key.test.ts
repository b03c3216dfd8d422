import { expect, test } from 'vitest'
import { indexByArrowKey } from './index-by-arrow-key.ts'

// docs/product/homes.md#tab-keyboard

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('%s from item %i of three leads to %s', (key, from, to) => {
  expect(indexByArrowKey(key, from, 3)).toBe(to)
})
