import { describe, expect, test } from 'vitest'
import { durationWords, wholeMinutes } from './duration-words.ts'

test.each([
  [0, 0],
  [30, 0],
  [31, 1],
  [60, 1],
  [90, 1],
  [91, 2],
  [720, 12],
  [749, 12],
  [751, 13],
])('%i seconds are %i minutes', (seconds, minutes) => {
  expect(wholeMinutes(seconds)).toBe(minutes)
})

describe('durationWords', () => {
  test('says how long a card takes before it is started', () => {
    expect(durationWords(720, false)).toEqual({ short: '12 min', long: '12 minutes' })
  })

  test('says how much is left once it is started', () => {
    expect(durationWords(400, true)).toEqual({ short: '7 m left', long: '7 minutes left' })
  })

  test('one minute is singular', () => {
    expect(durationWords(60, true)).toEqual({ short: '1 m left', long: '1 minute left' })
  })

  test('never says zero', () => {
    expect(durationWords(20, true)).toEqual({ short: 'under 1 m left', long: 'less than 1 minute left' })
    expect(durationWords(20, false)).toEqual({ short: 'under 1 min', long: 'less than 1 minute' })
  })
})
