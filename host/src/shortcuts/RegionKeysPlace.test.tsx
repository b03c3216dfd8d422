// docs/product/accessibility.md#regions
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** How the code of F6 arrives: each call is one download. */
const download = vi.fn<() => Promise<void>>()

/** For each F6, whether the browser had it. */
let left: boolean[] = []
const watch = ({ defaultPrevented, key }: KeyboardEvent) => key === 'F6' && left.push(!defaultPrevented)

beforeEach(() => {
  // In each test its code has not been loaded yet.
  vi.resetModules()
  vi.doMock(import('./RegionKeys.tsx'), async (importOriginal) => {
    await download()
    return importOriginal()
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  download.mockReset()
  left = []
})
afterEach(() => void removeEventListener('keydown', watch))

async function open() {
  const { RegionKeysPlace } = await import('./RegionKeysPlace.tsx')
  const { $announcement } = await import('@stepwise/shared/ui')
  const scope = fork()
  const { container } = render(
    <Provider value={scope}>
      <RegionKeysPlace />
    </Provider>,
  )
  container.innerHTML = `<header><a href="/">Stepwise</a></header>
    <nav aria-label="Main"><a href="/learn">Learn</a><a href="/reflect" aria-current="page">Reflect</a></nav>
    <main><button>Favourite</button></main>`
  addEventListener('keydown', watch)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return {
    announcement: () => scope.getState($announcement),
    user,
    next: () => user.keyboard('{F6}'),
    before: () => user.keyboard('{Shift>}{F6}{/Shift}'),
  }
}
const focused = () => document.activeElement?.textContent

test('a key pressed before its code is there is not lost, and neither is where the focus was before', async () => {
  const { before, user } = await open()
  const { promise, resolve: arrives } = Promise.withResolvers<void>()
  download.mockReturnValueOnce(promise)
  screen.getByRole('link', { name: 'Learn' }).focus()
  await user.click(screen.getByRole('button', { name: 'Favourite' }))
  await user.keyboard('{Control>}{F6}{/Control}')
  await before()
  await before()
  expect(focused()).toBe('Favourite')
  expect(left).toEqual([true, false, false])
  arrives()
  await waitFor(() => expect(focused()).toBe('Stepwise'))
  await user.keyboard('{F6}')
  expect(focused()).toBe('Learn')
})

test('when its code does not come, the browser has F6, and no focus moves once it loads by itself', async () => {
  const { announcement, next, before, user } = await open()
  for (let attempt = 0; attempt < 3; attempt++) download.mockRejectedValueOnce(new Error('404'))
  await user.click(screen.getByRole('button', { name: 'Favourite' }))
  await next()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(announcement()).toBe('F6 could not be loaded.'), { timeout: 30_000 })
  await next()
  expect(left).toEqual([false, true])

  await act(async () => dispatchEvent(new Event('online')))
  await waitFor(() => expect(download).toHaveBeenCalledTimes(4))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(focused()).toBe('Favourite')
  // On a busy machine the code runs some time after its download has begun; until then the browser has the key.
  await waitFor(async () => {
    await before()
    expect(focused()).toBe('Reflect')
  })
})
