import { providerSignOutWanted, signedOut, signOutQueued } from '@stepwise/shared/session'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { goToProviderFx } from './sign-out.model.ts'

test('a sign-out without a network is announced after the session has ended', () => {
  const scope = fork()
  const order: string[] = []
  createWatch({ unit: signedOut, fn: () => order.push('signed out'), scope })
  createWatch({ unit: $announcement, fn: (text) => order.push(text), scope })
  // It goes on until the server has been reached.
  void allSettled(signOutQueued, { scope, params: 'a-person' })
  expect(order).toEqual(['signed out', 'You are signed out on this device.'])
})

test('the browser goes on to the institution, and an announcement says why', async () => {
  const go = vi.fn()
  const scope = fork({ handlers: [[goToProviderFx, go]] })
  await allSettled(providerSignOutWanted, { scope, params: 'https://login.uni.test/end' })
  expect(go).toHaveBeenCalledExactlyOnceWith('https://login.uni.test/end')
  const words = 'You are signed out here. Now going to your institutionto sign out there too.'
  expect(scope.getState($announcement)).toBe(words)
})
