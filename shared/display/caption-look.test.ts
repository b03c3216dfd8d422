import { expect, test } from 'vitest'
import { contrast } from '../contracts/contrast.ts'
import { captionColours } from '../contracts/user.ts'
import { mixed } from '../testing/mixed.ts'
import { captionPairs, captionStyle } from './caption-look.ts'

// docs/product/steps-and-player.md#caption-look

test('captions have a pair of colours for each that the account can keep', () => {
  expect(captionPairs.map(({ value }) => value)).toEqual([...captionColours])
})

test.each(captionPairs)('$name has a contrast of 7 or more on every picture', ({ text, background, cover }) => {
  for (const picture of ['#FFFFFF', '#000000', '#7F7F7F'])
    expect(contrast(text, mixed(background, picture, cover))).toBeGreaterThanOrEqual(7)
})

test('captions of a person who has chosen nothing are white on black, in the usual size', () => {
  expect(captionStyle({})).toEqual({
    '--caption-text': '#FFFFFF',
    '--caption-background': 'color-mix(in srgb, #000000 85%, transparent)',
    '--caption-scale': '1',
  })
  expect(captionStyle({ captionSize: 150, captionColours: 'black-on-cream' })).toMatchObject({
    '--caption-text': '#000000',
    '--caption-scale': '1.5',
  })
})
