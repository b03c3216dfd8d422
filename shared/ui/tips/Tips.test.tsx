import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Tips } from './Tips.tsx'

const tooltip = () => document.querySelector<HTMLElement>('[data-tooltip]')

test('nothing is made before someone is at an icon, by a tap or by focus that a press has given; the first hover shows a name', async () => {
  render(
    <>
      <button type="button">Play</button>
      <button type="button" aria-label="Mute" data-icon-name="Mute" />
      <Tips />
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
