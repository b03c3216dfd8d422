import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followReader } from './follow-reader.ts'

// In jsdom: a window of 768 px, a line of 24 px.

let stop = () => {}
let ruler: HTMLElement
let handle: HTMLElement

function start({ lines = 3, isLineFocus = false, canMove = true } = {}) {
  stop()
  stop = followReader(ruler, handle, { lines, isLineFocus, canMove })
}
beforeEach(() => {
  vi.useFakeTimers()
  ruler = document.createElement('div')
  handle = document.createElement('div')
  handle.setPointerCapture = () => {}
  document.body.append(ruler, handle)
  start()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const pixels = (name: string) => Number.parseFloat(ruler.style.getPropertyValue(name))
const middle = () => pixels('--ruler-top') + pixels('--ruler-height') / 2
const move = (clientY: number, init: PointerEventInit = {}) =>
  dispatchEvent(new PointerEvent('pointermove', { clientY, pointerType: 'mouse', ...init }))
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, shiftKey: true, bubbles: true }))

test('the ruler is as many lines high as chosen, and follows the mouse', () => {
  expect(pixels('--ruler-height')).toBe(72)
  move(300)
  expect(middle()).toBe(300)
  start({ lines: 5 })
  expect(pixels('--ruler-height')).toBe(120)
  expect(middle()).toBe(300)
})

test('the ruler stays inside the window, and leaves some of a low one', () => {
  move(2)
  expect(pixels('--ruler-top')).toBe(0)
  move(9999)
  expect(pixels('--ruler-top') + pixels('--ruler-height')).toBe(innerHeight)
  vi.stubGlobal('innerHeight', 256)
  dispatchEvent(new Event('resize'))
  start({ lines: 9 })
  expect(pixels('--ruler-height')).toBeCloseTo(256 * 0.6)
  expect(pixels('--ruler-top') + pixels('--ruler-height')).toBeLessThanOrEqual(256)
})

test('a finger moves it by the handle or with a tap, and not by scrolling', () => {
  move(300)
  move(500, { pointerType: 'touch' })
  expect(middle()).toBe(300)
  handle.dispatchEvent(new PointerEvent('pointerdown', { clientY: 340 }))
  handle.dispatchEvent(new PointerEvent('pointermove', { clientY: 390 }))
  expect(middle()).toBe(350)
  dispatchEvent(new PointerEvent('click', { clientY: 120, pointerType: 'touch' }))
  expect(middle()).toBe(120)
})

test('a pointer at rest, under which the page moves, does not move it', () => {
  move(300)
  press('ArrowDown')
  move(300)
  expect(middle()).toBe(324)
})

test('keys move it by a line, unless they are switched off', () => {
  move(300)
  press('ArrowDown')
  expect(middle()).toBe(324)
  press('ArrowUp')
  press('ArrowUp')
  expect(middle()).toBe(276)
  start({ canMove: false })
  press('ArrowDown')
  expect(middle()).toBe(276)
})

test('the ruler follows the focus of the keyboard, even while the browser scrolls it into sight', () => {
  move(300)
  const button = document.createElement('button')
  document.body.append(button)
  const box = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 100, 40))
  const matches = button.matches.bind(button)
  Object.assign(button, { matches: (selector: string) => selector === ':focus-visible' || matches(selector) })
  button.focus()
  vi.runAllTimers()
  expect(middle()).toBe(620)
  box.mockReturnValue(new DOMRect(0, 400, 100, 40))
  dispatchEvent(new Event('scroll'))
  vi.runAllTimers()
  expect(middle()).toBe(420)
  // The mouse that comes before the next frame has the last word.
  dispatchEvent(new Event('scroll'))
  move(200)
  vi.runAllTimers()
  expect(middle()).toBe(200)
  button.blur()
  button.focus()
  vi.runAllTimers()
  dispatchEvent(new Event('wheel'))
  box.mockReturnValue(new DOMRect(0, 100, 100, 40))
  dispatchEvent(new Event('scroll'))
  vi.runAllTimers()
  expect(middle()).toBe(420)
})
