import { act, render, screen } from '@testing-library/react'
import { allSettled, createEvent, createStore, createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { announced } from './announcer.tsx'
import { useAnnounceWhen, useOtherTabNotice } from './use-announce-when.ts'

function TooLong({ isTooLong }: { isTooLong: boolean }) {
  useAnnounceWhen(isTooLong, 'Too long')
  return null
}
const otherTabsChanged = createEvent<readonly string[]>()
const $inOtherTabs = createStore<readonly string[]>([]).on(otherTabsChanged, (_, ids) => ids)
const Draft = ({ id }: { id: string | undefined }) => <p>{useOtherTabNotice($inOtherTabs, id) ?? 'no notice'}</p>

function heardIn() {
  const scope = fork()
  const heard = vi.fn()
  createWatch({ unit: announced, fn: heard, scope })
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
  const notice = 'This is also being written in another tab. Each tab keeps its own text.'
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
