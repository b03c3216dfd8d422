import { CallError } from '@stepwise/shared/http'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import {
  $sessions,
  $sessionsProblem,
  endSessionFx,
  fetchSessionsFx,
  sessionEndRequested,
  sessionsOpened,
} from './sessions.model.ts'

const session = (id: string) => ({ id, device: 'Chrome on Windows', startedAt: '', lastSeenAt: '', isCurrent: false })

test('a session that could not be ended stays in the list, with the reason', async () => {
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchSessionsFx, async () => ({ sessions: [session('a'), session('b')] })],
      [endSessionFx, () => Promise.reject(new CallError({ kind: 'network' }))],
    ],
  })
  await allSettled(sessionsOpened, { scope })
  await allSettled(sessionEndRequested, { scope, params: session('b') })
  expect(scope.getState($sessions)).toHaveLength(2)
  expect(scope.getState($sessionsProblem)).toContain('could not reach the server')
})
