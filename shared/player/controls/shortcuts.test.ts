import { expect, test } from 'vitest'
import { mayRepeat, parseShortcut, toShortcutId } from './shortcuts.ts'

const without = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
function press(key: string, html: string, modifiers = {}, target = '*') {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return parseShortcut({ key, ...without, target: holder.querySelector(target), ...modifiers })
}

test.each([
  [' ', '<div>', 'play'],
  ['K', '<button>', 'play'],
  ['ArrowLeft', '<button>', 'back'],
  ['l', '<div>', 'forward'],
  ['c', '<input type="range">', 'captions'],
  [' ', '<button>', undefined],
  ['ArrowLeft', '<div role="slider">', undefined],
  ['ArrowRight', '<input type="radio">', undefined],
  ['m', '<input type="text">', undefined],
  ['x', '<div>', undefined],
])('%j on %s does %s', (key, html, expected) => expect(press(key, html)).toBe(expected))

test('Shift and an arrow moves the enlarged picture', () =>
  expect(press('ArrowLeft', '<button>', { shiftKey: true })).toEqual({ zoom: 'left' }))

test('keys with a modifier are left to the browser', () =>
  expect(press('f', '<div>', { ctrlKey: true })).toBeUndefined())

test('keys do nothing to the video where the focus is in its transcript', () => {
  for (const key of [' ', 'k', 'm', 'c', 'j', 'l', 'f', '+', '0', 'ArrowLeft', 'ArrowRight'])
    expect(press(key, '<section data-own-keys><button></button></section>', {}, 'button')).toBeUndefined()
})

// docs/product/accessibility.md#shortcut-off
test.each([
  ['k', {}, 'player-play'],
  ['ArrowLeft', {}, 'player-back'],
  ['c', {}, 'player-captions'],
  ['=', {}, 'player-zoom'],
  ['-', {}, 'player-zoom'],
  ['0', {}, 'player-zoom-reset'],
  ['ArrowUp', { shiftKey: true }, 'player-zoom-move'],
])('%j is switched off by an id of its own', (key, modifiers, id) => {
  const shortcut = press(key, '<div>', modifiers)
  expect(shortcut && toShortcutId(shortcut)).toBe(id)
})

// docs/product/accessibility.md#held-key
test.each([
  [[' ', 'k', 'c', 'm', 'f'], false],
  [['j', 'l', 'ArrowLeft', 'ArrowRight', '+', '-'], true],
])('the keys %j go on while they are held: %s', (keys, expected) => {
  for (const key of keys) {
    const shortcut = press(key, '<div>')
    expect(shortcut && mayRepeat(shortcut)).toBe(expected)
  }
})
