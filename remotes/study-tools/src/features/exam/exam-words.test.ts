import { expect, test } from 'vitest'
import { examName } from './exam.ts'
import { parseTime, spokenLength, spokenTime } from './times.ts'

test.each([
  ['', 'Untitled-exam'],
  ['   ', 'Untitled-exam'],
  ['..', 'Untitled-exam'],
  ['\u0000', 'Untitled-exam'],
  ['Maths / Paper 1', 'Maths / Paper 1'],
  ['<script>', '<script>'],
  ['\ud800', '\ufffd'],
  ['a'.repeat(500), 'a'.repeat(100)],
])('the name %j becomes %j', (typed, name) => expect(examName(typed)).toBe(name))

test('times are written with am and pm, lengths in hours and minutes, and both are rounded to the minute', () => {
  expect([0, 9 * 60, 12 * 60 + 5, 23 * 60 + 59.6, 2885].map(spokenTime)).toEqual([
    '12:00 am',
    '9:00 am',
    '12:05 pm',
    '12:00 am (next day)',
    '12:05 am (2 days later)',
  ])
  expect([1, 13.4, 60, 61, 125].map(spokenLength)).toEqual([
    '1 minute',
    '13 minutes',
    '1 hour',
    '1 hour 1 minute',
    '2 hours 5 minutes',
  ])
  expect(['9:00', '09.30', '9', '24:00', '9:60', ''].map(parseTime)).toEqual([540, 570, null, null, null, null])
})
