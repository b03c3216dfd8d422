import { recordAnnouncements, renderPart } from '@stepwise/shared/testing'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { useClearedAnnounced } from './use-cleared-announced.ts'

// docs/product/shell-and-search.md#search-cleared

function Search({ query, shown }: { query: string; shown?: string }) {
  useClearedAnnounced(query, shown)
  return null
}

function show(query: string) {
  vi.useFakeTimers()
  const scope = fork()
  const said = recordAnnouncements(scope)
  const { rerender, unmount } = renderPart(<Search query={query} shown="1 note" />, { scope })
  return {
    said,
    unmount,
    change: (to: string, shown?: string) => rerender(<Search query={to} {...(shown && { shown })} />),
  }
}

test('a search that is emptied is announced once, with what is shown by then', () => {
  const { said, change } = show('lecture')
  change('', '1 note')
  vi.advanceTimersByTime(200)
  change('', '12 notes')
  expect(said).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['Search cleared. 12 notes'])
  change('', '13 notes')
  vi.advanceTimersByTime(1000)
  expect(said).toHaveLength(1)
})

test('a search beside which nothing is counted is announced too', () => {
  const { said, change } = show('lecture')
  change('')
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['Search cleared'])
})

test('a search that begins empty, is typed in again at once or is gone has nothing to announce', () => {
  const first = show('')
  vi.advanceTimersByTime(1000)
  first.change('l')
  first.change('')
  vi.advanceTimersByTime(200)
  first.change('e')
  vi.advanceTimersByTime(1000)
  first.change('')
  first.unmount()
  vi.advanceTimersByTime(1000)
  expect(first.said).toEqual([])
})
