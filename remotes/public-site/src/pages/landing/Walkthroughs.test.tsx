// docs/product/errors.md#ten-seconds
import { renderPart } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Walkthroughs } from './Walkthroughs.tsx'

const chunk = vi.hoisted(() => Promise.withResolvers<{ WalkthroughPlaylist: () => string }>())
vi.mock('./WalkthroughPlaylist.tsx', () => chunk.promise)
const Playing = () => 'Playing'
test('a message says that the player did not come in ten seconds; a late one is shown with the next press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderPart(<Walkthroughs section={{ id: 'walkthroughs', heading: 'See it', blocks: [] }} />)
  const button = screen.getByRole('button', { name: 'Watch the walkthroughs' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('alert').textContent).toBe(
    'The videos could not be loaded. Check your connection and try again.',
  )
  expect(button.getAttribute('aria-busy')).toBe('false')
  await act(async () => chunk.resolve({ WalkthroughPlaylist: Playing }))
  expect(screen.queryByText('Playing')).toBeNull()
  fireEvent.click(button)
  expect(await screen.findByText('Playing')).toBeDefined()
})
