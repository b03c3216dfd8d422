import { act, render, screen } from '@testing-library/react'
import { allSettled, createEvent, createStore, createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { announced, detailAnnounced } from './announcer.tsx'
import { draftQuietMs, useAnnounceWhen, useDraftKept, useOtherTabNotice } from './use-announce-when.ts'

function TooLong({ isTooLong }: { isTooLong: boolean }) {
  useAnnounceWhen(isTooLong, 'Too long')
  return null
}
const otherTabsChanged = createEvent<readonly string[]>()
const $inOtherTabs = createStore<readonly string[]>([]).on(otherTabsChanged, (_, ids) => ids)
const Draft = ({ id }: { id: string | undefined }) => <p>{useOtherTabNotice($inOtherTabs, id) ?? 'no notice'}</p>

function heardIn(unit = announced) {
  const scope = fork()
  const heard = vi.fn()
  createWatch({ unit, fn: heard, scope })
  const within = (element: React.ReactNode) => <Provider value={scope}>{element}</Provider>
  return { scope, heard, within }
}

test('a message is announced when the condition becomes true, and again only after it was false', () => {
  const { heard, within } = heardIn()
  const { rerender } = render(within(<TooLong isTooLong={false} />))
  expect(heard).not.toHaveBeenCalled()
  rerender(within(<TooLong isTooLong />))
  rerender(within(<TooLong isTooLong />))
  expect(heard.mock.calls).toEqual([['Too long']])
  rerender(within(<TooLong isTooLong={false} />))
  rerender(within(<TooLong isTooLong />))
  expect(heard.mock.calls).toEqual([['Too long'], ['Too long']])
})

test('a draft that another tab begins to write is shown and announced, other drafts are not', async () => {
  const { scope, heard, within } = heardIn()
  const notice = 'You are also writing this in another tab. Each tab keeps its own text.'
  const { rerender } = render(within(<Draft id="new" />))
  await act(() => allSettled(otherTabsChanged, { scope, params: ['other'] }))
  expect(screen.getByText('no notice')).toBeDefined()
  expect(heard).not.toHaveBeenCalled()
  await act(() => allSettled(otherTabsChanged, { scope, params: ['other', 'new'] }))
  expect(screen.getByText(notice)).toBeDefined()
  expect(heard.mock.calls).toEqual([[notice]])
  rerender(within(<Draft id={undefined} />))
  expect(screen.getByText('no notice')).toBeDefined()
})

function Box({ value, canStore = true }: { value: string; canStore?: boolean }) {
  useDraftKept(value, canStore)
  return null
}

test('after each pause in writing a detail is announced: the draft is saved', () => {
  vi.useFakeTimers()
  const { heard, within } = heardIn(detailAnnounced)
  const { rerender } = render(within(<Box value="What stood there" />))
  vi.advanceTimersByTime(draftQuietMs)
  rerender(within(<Box value="What stood there and" />))
  vi.advanceTimersByTime(draftQuietMs - 1)
  rerender(within(<Box value="What stood there and more" />))
  vi.advanceTimersByTime(draftQuietMs - 1)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard.mock.calls).toEqual([['Draft saved on this device']])
  // The note is saved, and the box is empty.
  rerender(within(<Box value="" />))
  vi.advanceTimersByTime(draftQuietMs)
  rerender(within(<Box value="Not kept" canStore={false} />))
  vi.advanceTimersByTime(draftQuietMs)
  expect(heard).toHaveBeenCalledOnce()
})
