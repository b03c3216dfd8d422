import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoadingWords, UiProvider } from './index.ts'

beforeEach(() => void vi.useFakeTimers())

test('what takes longer than a moment is said to be loading, in a region that was there before', () => {
  render(
    <UiProvider colorScheme="light">
      <LoadingWords />
    </UiProvider>,
  )
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Loading…')
})
