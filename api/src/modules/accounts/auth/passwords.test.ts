import { hash } from '@node-rs/argon2'
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

const composed = 'Café über flüsse 7'.normalize('NFC')
const decomposed = composed.normalize('NFD')

test('a password is the same whether its accents are typed as one character or as two', async () => {
  expect(await isPasswordRight(await hashPassword(composed), decomposed)).toBe(true)
  expect(await isPasswordRight(await hashPassword(decomposed), composed)).toBe(true)
  expect(await isPasswordRight(await hashPassword(composed), 'Cafe uber flusse 7')).toBe(false)
})

test.each([
  ['two characters', decomposed],
  ['one character', composed],
  ['both', `${composed}${decomposed}`],
])('a hash from before, of accents typed as %s, still counts', async (_, typed) => {
  const before = await hash(typed)
  expect(await isPasswordRight(before, typed)).toBe(true)
})

test('a hash from before counts for the other form too', async () => {
  expect(await isPasswordRight(await hash(decomposed), composed)).toBe(true)
})
