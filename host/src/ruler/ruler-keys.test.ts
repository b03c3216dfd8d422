import { afterEach, expect, test } from 'vitest'
import { parseRulerKey } from './ruler-keys.ts'

afterEach(() => document.body.replaceChildren())

function press(init: KeyboardEventInit & { modifierAltGraph?: boolean }, target: Element = document.body) {
  let pressed: ReturnType<typeof parseRulerKey>
  const hear = (event: KeyboardEvent) => {
    pressed = parseRulerKey(event)
  }
  addEventListener('keydown', hear, { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, altKey: true, shiftKey: true, ...init }))
  return pressed
}
function box(name = 'textarea') {
  const element = document.createElement(name)
  document.body.append(element)
  return element
}

test('Alt + Shift + R turns it on and off, while typing too, in every layout', () => {
  expect(press({ key: 'R', code: 'KeyR' })).toBe('toggle')
  expect(press({ key: 'R', code: 'KeyO' })).toBe('toggle')
  expect(press({ key: 'R', code: 'KeyR' }, box())).toBe('toggle')
  expect(press({ key: 'К', code: 'KeyR' })).toBe('toggle')
  expect(press({ key: 'P', code: 'KeyR' })).toBeUndefined()
})

test('Alt + Shift + arrow moves it, but not while typing, where it follows the caret', () => {
  expect(press({ key: 'ArrowUp' })).toBe('up')
  expect(press({ key: 'ArrowDown' }, box('button'))).toBe('down')
  expect(press({ key: 'ArrowDown' }, box())).toBeUndefined()
  expect(press({ key: 'ArrowLeft' })).toBeUndefined()
})

test('keys that write a letter, and keys of others, are left alone', () => {
  // Option on a Mac.
  expect(press({ key: '‰', code: 'KeyR' }, box())).toBeUndefined()
  expect(press({ key: 'R', code: 'KeyR', modifierAltGraph: true })).toBeUndefined()
  // VoiceOver's own keys, the browser's and an input method's.
  expect(press({ key: 'R', code: 'KeyR', ctrlKey: true })).toBeUndefined()
  expect(press({ key: 'R', code: 'KeyR', metaKey: true })).toBeUndefined()
  expect(press({ key: 'R', code: 'KeyR', isComposing: true })).toBeUndefined()
  expect(press({ key: 'R', code: 'KeyR', altKey: false })).toBeUndefined()
  expect(press({ key: 'r', code: 'KeyR', shiftKey: false })).toBeUndefined()
})
