import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { signedIn, signedOut } from '../session/index.ts'
import { aUser, signedInScope } from '../testing/index.ts'
import { $pinnedSlots, shell } from './index.ts'

test('a pinned slot is pinned after a reload too, for the same person only', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(shell.slotPinned, { scope, params: 'status.timer' })
  expect(scope.getState($pinnedSlots)).toEqual(['status.timer'])

  const reloaded = await signedInScope(aUser())
  expect(reloaded.getState($pinnedSlots)).toEqual(['status.timer'])
  const other = fork()
  await allSettled(signedIn, { scope: other, params: aUser({ id: 'user-2' }) })
  expect(other.getState($pinnedSlots)).toEqual([])
  await allSettled(signedOut, { scope: reloaded })
  expect(reloaded.getState($pinnedSlots)).toEqual([])
})

test('an unpinned slot is no longer stored', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(shell.slotPinned, { scope, params: 'status.timer' })
  await allSettled(shell.slotUnpinned, { scope, params: 'status.timer' })
  expect(scope.getState($pinnedSlots)).toEqual([])
  expect((await signedInScope(aUser())).getState($pinnedSlots)).toEqual([])
})
