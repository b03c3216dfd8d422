import { displaySettingChanged } from '@stepwise/shared/display'
import { renderPart } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { TooltipPlace } from './TooltipPlace.tsx'

const tooltip = () => document.querySelector<HTMLElement>('[data-tooltip]')

test('nothing is made before someone is at an icon, by a tap or by focus that a press has given; the first hover shows a name', async () => {
  renderPart(
    <>
      <button type="button">Play</button>
      <button type="button" aria-label="Mute" />
      <TooltipPlace />
    </>,
  )
  fireEvent.focusIn(screen.getByRole('button', { name: 'Play' }))
  const mute = screen.getByRole('button', { name: 'Mute' })
  for (const name of ['pointerover', 'pointerdown'])
    fireEvent(mute, new PointerEvent(name, { bubbles: true, pointerType: 'touch' }))
  fireEvent.focusIn(mute)
  fireEvent.keyDown(mute, { key: 'Enter' })
  fireEvent.focusIn(mute)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(tooltip()).toBeNull()
  const hover = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: 1 })
  fireEvent(mute, hover)
  await vi.waitFor(() => expect(tooltip()).not.toBeNull())
})

test('names are beside the icons as soon as someone wants them, and go again', async () => {
  const { scope } = renderPart(
    <>
      <button type="button" aria-label="Mute" />
      <TooltipPlace />
    </>,
  )
  const mute = screen.getByRole('button', { name: 'Mute' })
  await act(() => allSettled(displaySettingChanged, { scope, params: { buttonNames: true } }))
  await vi.waitFor(() => expect(mute.getAttribute('data-icon-name')).toBe('Mute'))
  expect(tooltip()).toBeNull()
  await act(() => allSettled(displaySettingChanged, { scope, params: { buttonNames: false } }))
  expect(mute.hasAttribute('data-icon-name')).toBe(false)
})
