// docs/product/errors.md#ten-seconds
import { renderPart } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { VideoInPage } from './VideoInPage.tsx'

const chunk = vi.hoisted(() => Promise.withResolvers<{ PagePlayer: () => string }>())
vi.mock('./PagePlayer.tsx', () => chunk.promise)
const Playing = () => 'Playing'
test('a message says that the player did not come in ten seconds; a late one is shown with the next press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderPart(<VideoInPage video="nvda" title="NVDA demo" />)
  const button = screen.getByRole('button', { name: 'Watch: NVDA demo' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('alert').textContent).toBe(
    'The video could not be loaded. Check your connection and try again.',
  )
  expect(button.getAttribute('aria-busy')).toBe('false')
  await act(async () => chunk.resolve({ PagePlayer: Playing }))
  expect(screen.queryByText('Playing')).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByText('Playing')).toBeDefined()
})
