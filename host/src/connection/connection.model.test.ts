import { networkFailed } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { announced } from '@stepwise/shared/ui'
import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $connectionWords,
  askServerFx,
  browserCameOnline,
  browserWentOffline,
  pauseFx,
  showBackFx,
} from './connection.model.ts'

const offlineWords = 'You are offline. Notes, favourites and finished steps are kept on this device until you are back.'
const backWords = 'You are back online.'

async function aPage() {
  let isReachable = true
  const ask = vi.fn(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
  })
  const pause = vi.fn((_ms: number) => new Promise<void>(() => {}))
  let hide = () => {}
  const scope = await signedInScope(aUser(), {
    handlers: [
      [askServerFx, ask],
      [pauseFx, pause],
      [showBackFx, () => new Promise<void>((resolve) => (hide = resolve))],
    ],
  })
  const said: string[] = []
  createWatch({ unit: announced, scope, fn: (words) => void said.push(words) })
  const happens = async (event: typeof networkFailed) => {
    void allSettled(event, { scope })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const words = () => scope.getState($connectionWords)
  return { ask, pause, said, happens, words, hide: () => hide(), reachable: (is: boolean) => (isReachable = is) }
}

test('one call that fails alarms nobody: the server is asked, and answers', async () => {
  const { happens, ask, words, said } = await aPage()
  await happens(networkFailed)
  expect(ask).toHaveBeenCalledOnce()
  expect(words()).toBeNull()
  expect(said).toEqual([])
})

test('a server that cannot be reached is said once, and asked ever more seldom', async () => {
  const { happens, ask, pause, words, said, reachable } = await aPage()
  reachable(false)
  pause.mockImplementation((ms) => (ms < 30_000 ? Promise.resolve() : new Promise(() => {})))
  await happens(networkFailed)
  await happens(networkFailed)
  expect(words()).toBe(offlineWords)
  expect(said).toEqual([offlineWords])
  expect(pause.mock.calls.map(([ms]) => ms / 1000)).toEqual([2, 4, 8, 15, 30])
  expect(ask).toHaveBeenCalledTimes(5)
})

test('what the browser says needs no question; it is back when the server answers', async () => {
  const { happens, ask, words, said, reachable, hide } = await aPage()
  const told = vi.fn()
  addEventListener('online', told)
  reachable(false)
  await happens(browserWentOffline)
  await happens(networkFailed)
  expect(words()).toBe(offlineWords)
  expect(ask).not.toHaveBeenCalled()

  await happens(browserCameOnline)
  expect(words()).toBe(offlineWords)
  expect(told).not.toHaveBeenCalled()

  reachable(true)
  await happens(browserCameOnline)
  expect(words()).toBe(backWords)
  expect(said).toEqual([offlineWords, backWords])
  expect(told).toHaveBeenCalledOnce()
  hide()
  await vi.waitFor(() => expect(words()).toBeNull())
  removeEventListener('online', told)
})
