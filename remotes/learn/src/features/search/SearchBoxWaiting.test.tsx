// docs/product/errors.md#ten-seconds
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import SearchBox from './SearchBox.tsx'

const chunk = vi.hoisted(() => Promise.withResolvers<{ default: () => string }>())
vi.mock('./SearchResults.tsx', () => chunk.promise)
test('a message says that the code of the results did not come in ten seconds; late code is used when someone types again', async () => {
  const scope = await signedInScope(aUser())
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderPart(<SearchBox />, { scope })
  const box = screen.getByRole('combobox', { name: 'Search' })
  fireEvent.focus(box)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const failure = 'Search could not be loaded. Check your connection, then type again.'
  fireEvent.change(box, { target: { value: 'r' } })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(failure)).toBeDefined()
  await act(async () => chunk.resolve({ default: () => 'Results' }))
  fireEvent.change(box, { target: { value: 're' } })
  expect(await screen.findByText('Results')).toBeDefined()
  expect(screen.queryByText(failure)).toBeNull()
})
