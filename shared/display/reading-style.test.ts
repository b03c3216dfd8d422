import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import type { AccessabilitySetting } from '../contracts/index.ts'
import { signedIn } from '../session/index.ts'
import { aUser } from '../testing/builders.ts'
import { $readingStyle, readingPixels } from './reading-style.ts'
import { defaultSetting } from './setting.ts'

// docs/product/display.md#where

async function styleOf(setting: Partial<AccessabilitySetting>) {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ accessabilitySetting: { ...defaultSetting, ...setting } }) })
  return scope.getState($readingStyle)
}

test('a visitor reads 16 px in the default font and the colours of the theme', () => {
  expect(fork().getState($readingStyle)).toEqual({
    '--reading-background': 'var(--color-surface)',
    '--reading-color': 'var(--color-ink)',
    '--reading-font-size': '1rem',
    '--reading-caption-scale': '1.1',
    '--reading-font-family': 'var(--font-product)',
  })
})

// docs/product/display.md#pixels, #caption-size
test.each([
  [0, 14, '0.875rem', '1'],
  [2, 16, '1rem', '1.1'],
  [10, 24, '1rem', '1.5'],
])('at size %i text has %i px (%s of what all text has), and captions are times %s', async (...row) => {
  const [fontSize, pixels, rem, captions] = row
  expect(readingPixels(fontSize)).toBe(pixels)
  expect(await styleOf({ fontSize })).toMatchObject({ '--reading-font-size': rem, '--reading-caption-scale': captions })
})

test('a person reads in the colours and the font that they chose', async () => {
  const style = await styleOf({ backgroundColor: '#FBF3DE', fontColor: '#1F2430', fontFamily: 'Open-Dyslexic' })
  expect(style).toMatchObject({ '--reading-background': '#FBF3DE', '--reading-color': '#1F2430' })
  expect(style['--reading-font-family']).toContain('OpenDyslexic')
})
