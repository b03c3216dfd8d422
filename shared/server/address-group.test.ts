import { expect, test } from 'vitest'
import { addressGroup, networkOf } from './address-group.ts'

test('an IPv6 household counts as one address', () => {
  expect(addressGroup('192.0.2.7')).toBe('192.0.2.7')
  expect(addressGroup('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7')
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressGroup('::1')).toBe('0:0:0:0')
})

test('one customer is one network: /24 of IPv4, /48 of IPv6', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2')
  expect(networkOf('2001:db8:1:200::1')).toBe('2001:db8:1')
  expect(networkOf('2001:db8:1:2ff:3:4:5:6')).toBe('2001:db8:1')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0')
  expect(networkOf('')).toBe('')
})
