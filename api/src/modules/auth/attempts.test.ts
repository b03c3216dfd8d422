import { expect, test } from 'vitest'
import { addressGroup, waitAfter, waitInWords } from './attempts.ts'

test('ten tries are free, then the wait doubles up to a quarter of an hour', () => {
  expect([0, 9, 10, 11, 12, 15, 16, 17, 1000].map(waitAfter)).toEqual([0, 0, 15, 30, 60, 480, 900, 900, 900])
})

test('a wait is said in words', () => {
  expect([1, 15, 60, 61, 900].map(waitInWords)).toEqual([
    '1 second',
    '15 seconds',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ])
})

test('an IPv6 household counts as one address', () => {
  expect(addressGroup('192.0.2.7')).toBe('192.0.2.7')
  expect(addressGroup('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7')
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressGroup('::1')).toBe('0:0:0:0')
})
