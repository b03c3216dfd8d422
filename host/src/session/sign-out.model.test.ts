import { providerSignOutWanted } from '@stepwise/shared/session'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { goToProviderFx } from './sign-out.model.ts'

test('the browser goes on to the institution, and the person is told why', async () => {
  const go = vi.fn()
  const scope = fork({ handlers: [[goToProviderFx, go]] })
  await allSettled(providerSignOutWanted, { scope, params: 'https://login.uni.test/end' })
  expect(go).toHaveBeenCalledExactlyOnceWith('https://login.uni.test/end')
  expect(scope.getState($announcement)).toBe(
    'You are signed out here. Going to your institution, to sign out there, too.',
  )
})
