import { $displaySetting, displaySettingChanged } from '@stepwise/shared/display'
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { LazyRuler } from './LazyRuler.tsx'

// docs/product/accessibility.md#ruler. Where it lies: follow-reader.test.ts and e2e/specs/ruler-and-names.spec.ts

const ruler = () => document.querySelector<HTMLElement>('[data-reading-ruler]')
const keys = { key: 'R', code: 'KeyR', altKey: true, shiftKey: true }

test('the shortcut turns it on and off, announces it, and keeps it as a setting; no one can reach it', async () => {
  const { scope } = renderPart(<LazyRuler />)
  expect(ruler()).toBeNull()
  fireEvent.keyDown(document.body, keys)
  expect(scope.getState($displaySetting).ruler).toBe(true)
  expect(scope.getState($announcement)).toBe('Reading ruler is on')
  await vi.waitFor(() => expect(ruler()).not.toBeNull())
  expect(ruler()?.getAttribute('aria-hidden')).toBe('true')
  expect(ruler()?.querySelector('[tabindex], button, a, input')).toBeNull()
  fireEvent.keyDown(document.body, { ...keys, repeat: true })
  expect(ruler()).not.toBeNull()
  fireEvent.keyDown(document.body, keys)
  expect(ruler()).toBeNull()
  expect(scope.getState($announcement)).toBe('Reading ruler is off')
})

test('the height and dimming of the ruler follow the settings', async () => {
  const scope = fork()
  await allSettled(displaySettingChanged, { scope, params: { ruler: true, rulerHeight: 2, rulerDim: 70 } })
  renderPart(<LazyRuler />, { scope })
  await vi.waitFor(() => expect(ruler()?.style.getPropertyValue('--ruler-height')).toBe('48px'))
  expect(ruler()?.style.getPropertyValue('--ruler-dim')).toBe('70%')
  await act(() => allSettled(displaySettingChanged, { scope, params: { rulerHeight: 5, rulerDim: 20 } }))
  expect(ruler()?.style.getPropertyValue('--ruler-height')).toBe('120px')
  expect(ruler()?.style.getPropertyValue('--ruler-dim')).toBe('20%')
})

test('a line focus hides the rest, whatever the dim of the ruler is, and is announced by its name', async () => {
  // jsdom has no layout.
  Object.assign(document, { elementFromPoint: () => null })
  const scope = fork()
  await allSettled(displaySettingChanged, { scope, params: { lineFocus: 3, rulerHeight: 9, rulerDim: 10 } })
  renderPart(<LazyRuler />, { scope })
  fireEvent.keyDown(document.body, keys)
  expect(scope.getState($announcement)).toBe('Line focus is on')
  await vi.waitFor(() => expect(ruler()?.style.getPropertyValue('--ruler-dim')).toBe('94%'))
  expect(ruler()?.style.getPropertyValue('--ruler-height')).toBe('72px')
  fireEvent.keyDown(document.body, keys)
  expect(scope.getState($announcement)).toBe('Line focus is off')
})

test('a shortcut that is switched off does nothing', async () => {
  const scope = fork()
  await allSettled(displaySettingChanged, { scope, params: { shortcutsOff: ['ruler-toggle'] } })
  renderPart(<LazyRuler />, { scope })
  fireEvent.keyDown(document.body, keys)
  expect(scope.getState($displaySetting).ruler).toBe(false)
})
