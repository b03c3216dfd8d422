import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { CallError } from '../http/index.ts'
import { createLoader } from './create-loader.ts'
import { signedOut } from './session.ts'

const { loadFx, $value, $failure } = createLoader(async (slug: string) => slug)

test('a failure is told until the next attempt, and what was loaded stays meanwhile', async () => {
  const scope = fork()
  await allSettled(loadFx, { scope, params: 'first' })
  const failing = fork({
    values: [[$value, scope.getState($value)]],
    handlers: [[loadFx, () => Promise.reject(new CallError({ kind: 'network' }))]],
  })
  await allSettled(loadFx, { scope: failing, params: 'second' })
  expect(failing.getState($failure)).toEqual(expect.any(String))
  expect(failing.getState($value)).toBe('first')
  const attempt = allSettled(loadFx, { scope, params: 'third' })
  expect(scope.getState($value)).toBe('first')
  expect(scope.getState($failure)).toBeNull()
  await attempt
  expect(scope.getState($value)).toBe('third')
})

test('nothing of it is left after sign-out', async () => {
  const scope = fork()
  await allSettled(loadFx, { scope, params: 'mine' })
  await allSettled(signedOut, { scope })
  expect(scope.getState($value)).toBeNull()
})
