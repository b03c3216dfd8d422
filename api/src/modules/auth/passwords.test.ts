import { expect, test } from 'vitest'
import { dummyHash, hashPassword, isPasswordRight } from './passwords.ts'

/** What decides how long a hash takes: algorithm, version, memory, passes, lanes. */
const costOf = (hash: string) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+/.exec(hash)?.[0]

test('an unknown account costs the same work as a wrong password', async () => {
  const known = await hashPassword('the right one')
  expect(costOf(known)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
  expect(costOf(await dummyHash())).toBe(costOf(known))
})

test('only the right password is right, and no password is right without an account', async () => {
  const known = await hashPassword('the right one')
  expect(await isPasswordRight(known, 'the right one')).toBe(true)
  expect(await isPasswordRight(known, 'not it')).toBe(false)
  expect(await isPasswordRight(undefined, '')).toBe(false)
})
