import { networkFailed } from '@stepwise/shared/http'
import { aUser, fillDevice, signedInScope } from '@stepwise/shared/testing'
import { announced } from '@stepwise/shared/ui'
import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $connectionMessage,
  browserCameOnline,
  browserWentOffline,
  pauseFx,
  pingServerFx,
  showRestoredFx,
} from './connection.model.ts'

const offlineMessage =
  'You are offline. Notes, favourites and finished steps are kept on this device until you are back.'
const restoredMessage = 'You are back online.'

async function aPage() {
  let isReachable = true
  const ping = vi.fn(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
  })
  const pause = vi.fn((_failedPings: number) => new Promise<void>(() => {}))
  let hide = () => {}
  const scope = await signedInScope(aUser(), {
    handlers: [
      [pingServerFx, ping],
      [pauseFx, pause],
      [showRestoredFx, () => new Promise<void>((resolve) => (hide = resolve))],
    ],
  })
  const said: string[] = []
  createWatch({ unit: announced, scope, fn: (words) => void said.push(words) })
  const happens = async (event: typeof networkFailed) => {
    void allSettled(event, { scope })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const message = () => scope.getState($connectionMessage)
  return { ping, pause, said, happens, message, hide: () => hide(), reachable: (is: boolean) => (isReachable = is) }
}

test('one failed call shows nothing while the server answers a ping', async () => {
  const { happens, ping, message, said } = await aPage()
  await happens(networkFailed)
  expect(ping).toHaveBeenCalledOnce()
  expect(message()).toBeNull()
  expect(said).toEqual([])
})

test('an unreachable server is announced once and pinged at growing intervals', async () => {
  const { happens, ping, pause, message, said, reachable } = await aPage()
  reachable(false)
  pause.mockImplementation((failedPings) => (failedPings < 5 ? Promise.resolve() : new Promise(() => {})))
  await happens(networkFailed)
  await happens(networkFailed)
  expect(message()).toBe(offlineMessage)
  expect(said).toEqual([offlineMessage])
  expect(pause.mock.calls).toEqual([[1], [2], [3], [4], [5]])
  expect(ping).toHaveBeenCalledTimes(5)
})

test('the offline event of the browser needs no ping; the connection is restored when the server answers', async () => {
  const { happens, ping, message, said, reachable, hide } = await aPage()
  const told = vi.fn()
  addEventListener('online', told)
  reachable(false)
  await happens(browserWentOffline)
  await happens(networkFailed)
  expect(message()).toBe(offlineMessage)
  expect(ping).not.toHaveBeenCalled()

  await happens(browserCameOnline)
  expect(message()).toBe(offlineMessage)
  expect(told).not.toHaveBeenCalled()

  reachable(true)
  await happens(browserCameOnline)
  expect(message()).toBe(restoredMessage)
  expect(said).toEqual([offlineMessage, restoredMessage])
  expect(told).toHaveBeenCalledOnce()
  hide()
  await vi.waitFor(() => expect(message()).toBeNull())
  removeEventListener('online', told)
})

test('where the device keeps nothing nothing is promised: the page is to be left open', async () => {
  const makeRoom = fillDevice()
  const { happens, message, said } = await aPage()
  await happens(browserWentOffline)
  const words = 'You are offline, and this device cannot keep what you write. Leave this page open until you are back.'
  expect(message()).toBe(words)
  expect(said).toEqual([words])
  makeRoom()
})
