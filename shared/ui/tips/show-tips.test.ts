import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showTips } from './show-tips.ts'

// docs/product/accessibility.md#tooltips. Where it stands and what lies above it: e2e/specs/ruler-and-names.spec.ts

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main>
    <button id="mute" aria-label="Mute" data-icon-name><svg></svg></button>
    <button id="bold" aria-label="Bold" data-icon-name aria-keyshortcuts="Control+B"><svg></svg></button>
    <button id="words" aria-label="Save the entry">Save</button>
    <p id="text">Text</p></main>`
  stop = showTips()
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

test('the name stays while the pointer is on it', () => {
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

const pressEscape = (target: Element) => {
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  target.dispatchEvent(press)
  return press
}

test.each([
  { cause: 'hover', show: () => restOn(byId('mute')) },
  { cause: 'focus', show: () => focusByKeyboard('mute') },
])('Escape hides a name shown on $cause and nothing else; the next press is left for what lies below', ({ show }) => {
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard)
  show()
  expect(shown()).toBe('Mute')
  expect(pressEscape(byId('text')).defaultPrevented).toBe(true)
  expect(shown()).toBeNull()
  expect(heard).not.toHaveBeenCalled()
  expect(pressEscape(byId('text')).defaultPrevented).toBe(false)
  expect(heard).toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', heard)
})

test('a dismissed name comes again after the pointer has left', () => {
  restOn(byId('mute'))
  pressEscape(byId('mute'))
  restOn(byId('mute').firstElementChild as Element)
  expect(shown()).toBeNull()
  hover(byId('text'))
  restOn(byId('mute'))
  expect(shown()).toBe('Mute')
})

test.each(['Enter', ' ', 'Escape'])('focus that a press of %o has given shows no name, the next move does', (key) => {
  fireEvent.keyDown(byId('words'), { key })
  focusByKeyboard('mute')
  expect(shown()).toBeNull()
  fireEvent.keyDown(byId('mute'), { key: 'Tab' })
  focusByKeyboard('bold')
  expect(shown()).toBe('Bold (Ctrl+B)')
})

test('a tap leaves no name behind, even where its focus is seen', () => {
  focusByKeyboard('bold')
  fireEvent(byId('mute'), new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  restOn(byId('mute'), 'touch')
  focusByKeyboard('mute')
  expect(shown()).toBeNull()
})

test('the name of the focused button comes back when the pointer has left another', () => {
  focusByKeyboard('bold')
  restOn(byId('mute'))
  expect(shown()).toBe('Mute')
  hover(byId('text'))
  vi.advanceTimersByTime(150)
  expect(shown()).toBe('Bold (Ctrl+B)')
})

test('a press hides it', () => {
  restOn(byId('mute'))
  fireEvent(byId('mute'), new PointerEvent('pointerdown', { bubbles: true }))
  expect(shown()).toBeNull()
})

test('the tooltip follows a name that changes, and goes with its button', async () => {
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
    stop = showTips()
    hovered.mockRestore()
    vi.advanceTimersByTime(300)
    expect(shown()).toBe(name)
  },
)

test('the icon whose focus has loaded this shows its name at once, and nothing that has the focus instead by now', () => {
  stop()
  focusByKeyboard('mute')
  stop = showTips(byId('bold'))
  expect(shown()).toBeNull()
  stop()
  stop = showTips(byId('mute'))
  expect(shown()).toBe('Mute')
})
