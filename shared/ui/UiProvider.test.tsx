// docs/product/accessibility.md#composing, #held-key, #no-fades
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { Dialog, SidePanel } from './overlays/index.ts'
import { UiProvider } from './UiProvider.tsx'

test.each([
  ['composes', { isComposing: true }],
  // Safari ends the composition before the key.
  ['ends a composition in Safari', { keyCode: 229 }],
])('a key that %s reaches nothing, and the next Escape closes', async (_, init) => {
  const [closePanel, closeDialog, heard] = [vi.fn(), vi.fn(), vi.fn()]
  await renderPart(
    <>
      <SidePanel title="Notes" size={400} onClose={closePanel}>
        <input aria-label="Note" onKeyDown={heard} />
      </SidePanel>
      <Dialog title="Entry" opened zIndex={500} onClose={closeDialog}>
        <input aria-label="Answer" onKeyDown={heard} />
      </Dialog>
    </>,
  )
  for (const name of ['Note', 'Answer']) {
    for (const key of ['Escape', 'Enter']) fireEvent.keyDown(screen.getByLabelText(name), { key, ...init })
  }
  fireEvent.keyDown(document.body, { key: 'Escape', ...init })
  expect([closePanel, closeDialog, heard].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape' })
  expect(closeDialog).toHaveBeenCalledOnce()
})

/** Whether the browser does what it does by itself: press a button, send a form, write a line. */
const isLeftToBrowser = (key: string, target: Element, repeat: boolean) => fireEvent.keyDown(target, { key, repeat })

test('an Escape that is held since it closed something does not close what lay below', () => {
  const close = vi.fn()
  renderPart(
    <SidePanel title="Notes" size={400} onClose={close}>
      One note
    </SidePanel>,
  )
  for (let repeats = 0; repeats < 3; repeats++) fireEvent.keyDown(document.body, { key: 'Escape', repeat: true })
  expect(close).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(close).toHaveBeenCalledOnce()
})

test('a held Enter presses once, and nothing that has got the focus since', () => {
  const heard = vi.fn()
  renderPart(
    <>
      <button type="button">Delete</button>
      <input aria-label="Search" onKeyDown={heard} />
      <textarea aria-label="Note" onKeyDown={heard} />
    </>,
  )
  const [button, field, text] = [
    screen.getByRole('button'),
    screen.getByLabelText('Search'),
    screen.getByLabelText('Note'),
  ]
  expect(isLeftToBrowser('Enter', button, false)).toBe(true)
  for (const element of [button, field, text]) expect(isLeftToBrowser('Enter', element, true)).toBe(false)
  expect(heard).not.toHaveBeenCalled()
})

test('keys that write and move go on while they are held', () => {
  const heard = vi.fn()
  renderPart(<textarea aria-label="Note" onKeyDown={heard} />)
  for (const key of ['Enter', 'ArrowDown', 'a', 'Backspace', 'Tab']) {
    for (const repeat of [false, true]) expect(isLeftToBrowser(key, screen.getByLabelText('Note'), repeat)).toBe(true)
  }
  expect(heard).toHaveBeenCalledTimes(10)
})

const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
/** The rule of the style sheet that takes the fades away. */
const [, noFades = ''] = /(:root\[data-no-fades\] \*,[^}]*})/.exec(base) ?? []

test('no colour is on its way while the theme changes, from the moment it changes until it is painted', async () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = `.fading { transition-duration: 0.1s } ${noFades}`
  const shown = (colorScheme: 'light' | 'dark') => (
    <UiProvider colorScheme={colorScheme}>
      <p className="fading">Words</p>
    </UiProvider>
  )
  const { rerender } = render(shown('light'))
  const fade = () => getComputedStyle(screen.getByText('Words')).transitionDuration
  await vi.waitFor(() => expect(fade()).toBe('0.1s'))
  for (const scheme of ['dark', 'light'] as const) {
    rerender(shown(scheme))
    expect([document.documentElement.dataset.mantineColorScheme, fade()]).toEqual([scheme, '0s'])
    await vi.waitFor(() => expect(fade()).toBe('0.1s'))
  }
  sheet.remove()
})
