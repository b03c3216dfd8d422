import { expect, test } from 'vitest'
import { addressGroup } from './address-group.ts'

test('an IPv6 household counts as one address', () => {
  expect(addressGroup('192.0.2.7')).toBe('192.0.2.7')
  expect(addressGroup('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7')
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressGroup('::1')).toBe('0:0:0:0')
})
