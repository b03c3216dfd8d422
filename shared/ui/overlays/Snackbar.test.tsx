import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/index.ts'
import { Snackbar } from './Snackbar.tsx'

beforeEach(() => void vi.useFakeTimers())

test('after one message was closed by its button, the next one still hides after a time', () => {
  const { rerender } = renderPart(<Snackbar message="Saved" occasion={1} />)
  const close = screen.getByRole('button', { name: 'Close message' })
  act(() => close.focus())
  act(() => close.click())
  expect(screen.queryByText('Saved')).toBeNull()
  rerender(<Snackbar message="Saved" occasion={2} />)
  expect(screen.getByText('Saved')).toBeDefined()
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.queryByText('Saved')).toBeNull()
})
