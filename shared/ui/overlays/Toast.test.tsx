import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/index.ts'
import { Toast } from './Toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  onHide.mockClear()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const onHide = vi.fn()
const toast = (occasion: number) => (
  <Toast title="Something went wrong..." message="No network." occasion={occasion} onHide={onHide} />
)

test('shows a failure as an alert, and hides it after a time', async () => {
  renderPart(toast(1))
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong...No network.')
  expect(onHide).not.toHaveBeenCalled()
  await wait(10_000)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(onHide).toHaveBeenCalledOnce()
})

test('stays while it is hovered or focused', async () => {
  renderPart(toast(1))
  const close = screen.getByRole('button', { name: 'Close message' })
  fireEvent.focus(close)
  await wait(60_000)
  expect(screen.getByText('No network.')).toBeDefined()
  fireEvent.blur(close)
  await wait(10_000)
  expect(screen.queryByText('No network.')).toBeNull()
})

test('can be closed, and shows again on the next occasion', async () => {
  const { rerender } = renderPart(toast(1))
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByText('No network.')).toBeNull()
  rerender(toast(2))
  expect(screen.getByText('No network.')).toBeDefined()
})
