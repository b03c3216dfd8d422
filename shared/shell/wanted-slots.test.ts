import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser, signedInScope } from '../testing/index.ts'
import { $wantedSlots, shell } from './index.ts'

test('what a remote wants on every page comes back after a reload, for the same person only', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(shell.slotWanted, { scope, params: 'status.timer' })
  expect(scope.getState($wantedSlots)).toEqual(['status.timer'])

  const reloaded = await signedInScope(aUser())
  expect(reloaded.getState($wantedSlots)).toEqual(['status.timer'])
  const other = fork()
  await allSettled(signedIn, { scope: other, params: aUser({ id: 'user-2' }) })
  expect(other.getState($wantedSlots)).toEqual([])
  await allSettled(signedOut, { scope: reloaded })
  expect(reloaded.getState($wantedSlots)).toEqual([])
})

test('what is not wanted any more is forgotten', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(shell.slotWanted, { scope, params: 'status.timer' })
  await allSettled(shell.slotNotWanted, { scope, params: 'status.timer' })
  expect(scope.getState($wantedSlots)).toEqual([])
  expect((await signedInScope(aUser())).getState($wantedSlots)).toEqual([])
})
