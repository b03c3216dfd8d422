import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { CallError } from '../http/index.ts'
import { aUser } from '../testing/builders.ts'
import { $failedChecks, checkSessionFx, sessionCheckStarted } from './check.ts'
import { $session, $sessionState, signedIn, signedOut } from './session.ts'

test('a check that a sign-in has ended is no failure, and is made again', async () => {
  const check = vi
    .fn<() => Promise<unknown>>(async () => aUser())
    .mockRejectedValueOnce(new CallError({ kind: 'aborted' }))
  const scope = fork({ handlers: [[checkSessionFx, check]] })
  await allSettled(sessionCheckStarted, { scope })
  expect(check).toHaveBeenCalledTimes(2)
  expect(scope.getState($failedChecks)).toBe(0)
  expect(scope.getState($sessionState)).toBe('signed-in')
})

test('to hear that nobody is signed in ends no call of the visitor; a person who comes or leaves does', async () => {
  const visits: number[] = []
  const scope = fork()
  const note = () => visits.push(scope.getState($session).visit)
  await allSettled(signedOut, { scope })
  note()
  await allSettled(signedIn, { scope, params: aUser() })
  note()
  await allSettled(signedOut, { scope })
  note()
  await allSettled(signedOut, { scope })
  note()
  expect(visits).toEqual([0, 1, 2, 2])
})
