import { allSettled, createEvent, fork } from 'effector'
import { expect, test } from 'vitest'
import { personalStore } from './personal-store.ts'
import { signedOut } from './session.ts'

// docs/product/accounts.md#nothing-of-a-person-stays

test('a store is empty again when the person signs out', async () => {
  const written = createEvent<string>()
  const $notes = personalStore<string[]>([]).on(written, (notes, note) => [...notes, note])
  const scope = fork()
  await allSettled(written, { scope, params: 'Plan' })
  expect(scope.getState($notes)).toEqual(['Plan'])
  await allSettled(signedOut, { scope })
  expect(scope.getState($notes)).toEqual([])
})

test('a store of a person takes the options of any store', async () => {
  const moved = createEvent<number>()
  const $furthest = personalStore(0, { updateFilter: (next, now) => next === 0 || next > now }).on(moved, (_, to) => to)
  const scope = fork()
  await allSettled(moved, { scope, params: 5 })
  await allSettled(moved, { scope, params: 3 })
  expect(scope.getState($furthest)).toBe(5)
})
