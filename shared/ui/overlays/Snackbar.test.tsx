import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../UiProvider.tsx'
import { Snackbar } from './Snackbar.tsx'

beforeEach(() => void vi.useFakeTimers())

test('after one message was closed by its button, the next one still hides after a time', () => {
  const shown = (occasion: number) => (
    <UiProvider colorScheme="light">
      <Snackbar message="Saved" occasion={occasion} />
    </UiProvider>
  )
  const { rerender } = render(shown(1))
  const close = screen.getByRole('button', { name: 'Close message' })
  act(() => close.focus())
  act(() => close.click())
  expect(screen.queryByText('Saved')).toBeNull()
  rerender(shown(2))
  expect(screen.getByText('Saved')).toBeDefined()
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.queryByText('Saved')).toBeNull()
})
