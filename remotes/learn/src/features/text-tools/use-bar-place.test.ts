// docs/product/notes.md#text-bar
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useBarPlace } from './use-bar-place.ts'

const windowHeight = 768
const barHeight = 150

/** Pixels from the top of the window, where a bar lies beside words from `top` to `bottom`. */
function placeBeside(top: number, bottom: number) {
  const bar = document.createElement('div')
  Object.defineProperty(bar, 'scrollHeight', { value: barHeight })
  const range = Object.assign(document.createRange(), { getBoundingClientRect: () => ({ top, bottom, left: 300 }) })
  renderHook(() => useBarPlace({ current: bar }, range as Range))
  return Number.parseFloat(bar.style.top)
}

afterEach(() => document.documentElement.removeAttribute('style'))

test.each([
  ['below the words', 200, 220, 230],
  ['above them, where there is no room below', 600, 620, 440],
  ['below the top bar, when the words are under it', -300, -280, 80],
  ['above a toast, when the words are below the window', 900, 920, windowHeight - 96 - barHeight],
])('the bar lies %s', (_, top, bottom, expected) => {
  document.documentElement.style.scrollPadding = '80px 0 96px'
  expect(innerHeight).toBe(windowHeight)
  expect(placeBeside(top, bottom)).toBe(expected)
})
