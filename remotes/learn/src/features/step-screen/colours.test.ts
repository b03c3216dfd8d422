import { contrast } from '@stepwise/shared/contracts/contrast'
import { expect, test } from 'vitest'
import { defaultCardColour, textOn } from './colours.ts'

test.each([defaultCardColour, '#6A5ACD', '#0F7C80', '#A8660B', '#C2405A', '#2566B0', '#2F7D3A'])(
  'text on %s reaches 4.5',
  (colour) => expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(4.5),
)

test('black on white is 21', () => expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21))
