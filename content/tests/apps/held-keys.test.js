import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'

const script = await readFile(new URL('../../apps/held-keys.js', import.meta.url), 'utf8')

test('a held Enter presses once, and writes lines only where it was pressed first', () => {
  const { window } = new JSDOM('<button>Add</button><textarea></textarea>', { runScripts: 'outside-only' })
  window.eval(script)
  const [button, text] = window.document.body.children
  /** Whether the browser does what it does by itself. */
  const press = (target, key, repeat) =>
    target.dispatchEvent(new window.KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
  expect(press(button, 'Enter', false)).toBe(true)
  expect(press(button, 'Enter', true)).toBe(false)
  expect(press(text, 'Enter', true)).toBe(false)
  expect(press(text, 'Enter', false)).toBe(true)
  expect(press(text, 'Enter', true)).toBe(true)
  expect(press(button, 'ArrowDown', true)).toBe(true)
})
