import { signedOut } from '@stepwise/shared/session'
import { aUser, signedInScope, skipPauses } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { createPersistedValues } from './persisted-values.ts'

const form = createPersistedValues('example', { topics: '1', hasBreaks: false })

test('typed text is there after a reload, for the same person only', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(form.opened, { scope })
  expect(scope.getState(form.$values)).toEqual({ topics: '1', hasBreaks: false })
  await allSettled(form.edited, { scope, params: { topics: '12' } })

  const reloaded = await signedInScope(aUser())
  await allSettled(form.opened, { scope: reloaded })
  expect(reloaded.getState(form.$values)).toEqual({ topics: '12', hasBreaks: false })

  const other = await signedInScope(aUser({ id: 'user-2' }))
  await allSettled(form.opened, { scope: other })
  expect(other.getState(form.$values)).toEqual({ topics: '1', hasBreaks: false })

  skipPauses()
  await allSettled(signedOut, { scope })
  expect(scope.getState(form.$values)).toBeNull()
})

test('only stored values of the right type count', async () => {
  localStorage.setItem('stepwise.example.user-1', '{"topics":"7","hasBreaks":"yes","other":1}')
  const scope = await signedInScope(aUser())
  await allSettled(form.opened, { scope })
  expect(scope.getState(form.$values)).toEqual({ topics: '7', hasBreaks: false })
})

test.each(['{"topics":7,"hasBreaks":"yes"}', 'not JSON', 'null', '[]'])(
  'the stored text %s gives the defaults',
  async (stored) => {
    localStorage.setItem('stepwise.example.user-1', stored)
    const scope = await signedInScope(aUser())
    await allSettled(form.opened, { scope })
    expect(scope.getState(form.$values)).toEqual({ topics: '1', hasBreaks: false })
  },
)
