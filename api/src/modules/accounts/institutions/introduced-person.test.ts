import { expect, test } from 'vitest'
import { namesIn } from './introduced-person.ts'
import { isProviderAddress } from './provider-address.ts'

test.each([
  [{ given_name: 'Mo', family_name: 'Ward' }, 'Mo', 'Ward'],
  [{ given_name: ' Mo\u0000\n', family_name: '', name: 'Doctor Ward' }, 'Mo', ''],
  [{ family_name: 'Ward' }, 'Ward', ''],
  [{ name: 'Ana Maria  Lopes' }, 'Ana', 'Maria Lopes'],
  [{ name: 'Madonna' }, 'Madonna', ''],
  [{}, 'mo.ward', ''],
  [{ given_name: 7, name: ['Mo'] }, 'mo.ward', ''],
  [{ given_name: 'x'.repeat(300) }, 'x'.repeat(200), ''],
  // Cut within a character of two halves.
  [{ given_name: `${'x'.repeat(199)}🙂` }, `${'x'.repeat(199)}\ufffd`, ''],
])('%j is called %s %s', (claims, first_name, surname) => {
  expect(namesIn(claims, 'mo.ward@uni.test')).toEqual({ first_name, surname })
})

test.each([
  ['https://login.uni.example/realms/a', true],
  ['http://127.0.0.1:4000', true],
  ['http://localhost:4000/x', true],
  ['http://[::1]:4000', true],
  ['http://login.uni.example', false],
  ['http://localhost.uni.example', false],
  ['javascript:alert(1)', false],
  ['login.uni.example', false],
  ['', false],
])('may a provider be at %s? %s', (address, isAllowed) => {
  expect(isProviderAddress(address)).toBe(isAllowed)
})
