import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { LoadingWords } from './index.ts'

beforeEach(() => void vi.useFakeTimers())

test('a slow part is announced as loading, in a region that was there before', () => {
  renderPart(<LoadingWords />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Loading…')
})
