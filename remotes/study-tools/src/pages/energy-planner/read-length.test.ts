import { expect, test } from 'vitest'
import { readLength } from './read-length.ts'

test.each([
  ['45', 45],
  ['45 min', 45],
  ['45 minutes', 45],
  ['45m', 45],
  ['90 mins.', 90],
  ['1', 60],
  ['2 hours', 120],
  ['1.5', 90],
  ['1,5', 90],
  ['1.5 hours', 90],
  ['.5h', 30],
  ['1h 30', 90],
  ['1h30', 90],
  ['1 h 30 min', 90],
  ['1hr 15mins', 75],
  ['1 hour and 15 minutes', 75],
  ['1:30', 90],
  ['1.25 hrs', 75],
  ['1½ hours', 90],
  ['¾ hour', 45],
  ['2 ¼ h', 135],
  ['an hour', 60],
  ['One hour', 60],
  ['two hours', 120],
  ['half an hour', 30],
  ['a quarter of an hour', 15],
  ['quarter hour', 15],
  ['three quarters of an hour', 45],
  ['an hour and a half', 90],
  ['one and a half hours', 90],
  ['two hours and a quarter', 135],
  // In quarters of an hour, because the day is planned in them.
  ['50 minutes', 60],
  ['5 minutes', 15],
  ['1h 20', 90],
  ['8 hours', 480],
])('%s is %d minutes', (typed, minutes) => expect(readLength(typed)).toBe(minutes))

test.each(['', ' ', 'long', '0', '0 minutes', '-1', '9 hours', '481 minutes', '1h 75', '1.5.2', '1h2h', '12:60', 'an'])(
  '“%s” is no length',
  (typed) => expect(readLength(typed)).toBeNull(),
)
