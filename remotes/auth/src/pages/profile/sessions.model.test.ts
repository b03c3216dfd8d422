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

function scopeWith(ending: () => unknown = async () => ({})) {
  return signedInScope(aUser(), {
    handlers: [
      [fetchSessionsFx, async () => ({ sessions: [session('a'), session('b')] })],
      [endSessionFx, ending],
    ],
  })
}

test('a session that was ended is removed from the list', async () => {
  const scope = await scopeWith()
  await allSettled(sessionsOpened, { scope })
  await allSettled(sessionEndRequested, { scope, params: session('b') })
  expect(scope.getState($sessions)?.map(({ id }) => id)).toEqual(['a'])
})

test('a session that could not be ended stays in the list, with the reason', async () => {
  const scope = await scopeWith(() => Promise.reject(new CallError({ kind: 'network' })))
  await allSettled(sessionsOpened, { scope })
  await allSettled(sessionEndRequested, { scope, params: session('b') })
  expect(scope.getState($sessions)).toHaveLength(2)
  expect(scope.getState($sessionsProblem)).toContain('could not reach the server')
})
