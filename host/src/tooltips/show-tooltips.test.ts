import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showTooltips } from './show-tooltips.ts'

// docs/product/accessibility.md#tooltips. Where it stands and what lies above it: e2e/specs/ruler-and-names.spec.ts

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <button id="mute" aria-label="Mute"><svg></svg></button>
    <button id="bold" aria-label="Bold" aria-keyshortcuts="Control+B"><svg></svg></button>
    <button id="words" aria-label="Save the entry">Save</button>
    <p id="text">Text</p>`
  stop = showTooltips()
})
afterEach(() => {
  stop()
  document.documentElement.removeAttribute('data-button-names')
  document.body.replaceChildren()
})

const byId = (id: string) => document.getElementById(id) as HTMLElement
const tooltip = () => document.querySelector<HTMLElement>('[data-tooltip]')
const shown = () => (tooltip()?.hidden === false ? tooltip()?.textContent : null)
let at = 0
const hover = (target: Element, pointerType = 'mouse') =>
  fireEvent(target, new PointerEvent('pointerover', { bubbles: true, pointerType, clientX: at++, clientY: 5 }))
/** The pointer comes, and stays for as long as it takes. */
const restOn = (target: Element, pointerType?: string) => {
  hover(target, pointerType)
  vi.advanceTimersByTime(300)
}
/** jsdom does not say whether the keyboard was used last. */
const focusByKeyboard = (id: string) => {
  const target = byId(id)
  const matches = target.matches.bind(target)
  Object.assign(target, { matches: (selector: string) => selector === ':focus-visible' || matches(selector) })
  target.focus()
}

test('the name shows 300 ms after the pointer has come, and goes when it leaves', () => {
  hover(byId('mute').firstElementChild as Element)
  vi.advanceTimersByTime(299)
  expect(shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('Mute')
  expect(tooltip()?.getAttribute('aria-hidden')).toBe('true')
  hover(byId('text'))
  vi.advanceTimersByTime(150)
  expect(shown()).toBeNull()
})

test('it stays while the pointer is on it', () => {
  restOn(byId('mute'))
  hover(byId('text'))
  vi.advanceTimersByTime(100)
  hover(tooltip() as Element)
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe('Mute')
})

test('on keyboard focus it shows at once, with the keys, and goes with the focus', () => {
  focusByKeyboard('bold')
  expect(shown()).toBe('Bold (Ctrl+B)')
  byId('words').focus()
  expect(shown()).toBeNull()
})

test('a button that shows words, a finger, and a page that moves under a pointer at rest show none', () => {
  focusByKeyboard('words')
  expect(shown()).toBeNull()
  restOn(byId('mute'), 'touch')
  expect(shown()).toBeNull()
  hover(byId('text'))
  at--
  restOn(byId('mute'))
  expect(shown()).toBeNull()
})

test('Escape hides it and is left for the dialog below; it comes again after the pointer has left', () => {
  restOn(byId('mute'))
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard, { once: true })
  byId('mute').dispatchEvent(press)
  expect(shown()).toBeNull()
  expect(press.defaultPrevented).toBe(false)
  expect(heard).toHaveBeenCalledOnce()
  restOn(byId('mute').firstElementChild as Element)
  expect(shown()).toBeNull()
  hover(byId('text'))
  restOn(byId('mute'))
  expect(shown()).toBe('Mute')
})

test('a press hides it', () => {
  restOn(byId('mute'))
  fireEvent(byId('mute'), new PointerEvent('pointerdown', { bubbles: true }))
  expect(shown()).toBeNull()
})

test('it follows a name that changes, and goes with its button', async () => {
  restOn(byId('mute'))
  byId('mute').setAttribute('aria-label', 'Unmute')
  await vi.waitFor(() => expect(shown()).toBe('Unmute'))
  byId('mute').remove()
  await vi.waitFor(() => expect(shown()).toBeNull())
})

test('while names are shown beside the icons there is none', () => {
  document.documentElement.setAttribute('data-button-names', '')
  focusByKeyboard('mute')
  expect(shown()).toBeNull()
})

test.each([
  { expanded: 'false', name: 'Mute' },
  { expanded: 'true', name: null },
])(
  'started with the pointer on a button, it names it unless that has opened something: $expanded',
  ({ expanded, name }) => {
    stop()
    byId('mute').setAttribute('aria-expanded', expanded)
    // jsdom has no pointer.
    const all = document.querySelectorAll.bind(document)
    const hovered = vi.spyOn(document, 'querySelectorAll')
    hovered.mockImplementation((selector: string) => all(selector === ':hover' ? '#mute' : selector))
    stop = showTooltips()
    hovered.mockRestore()
    vi.advanceTimersByTime(300)
    expect(shown()).toBe(name)
  },
)
