import { describe, expect, test } from 'vitest'
import { formatDuration, wholeMinutes } from './format-duration.ts'

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

const plainWords = (seconds: number, isStarted: boolean) => {
  const { short, long } = formatDuration(seconds, isStarted)
  return { short: short.replaceAll('\u00A0', ' '), long }
}

describe('formatDuration', () => {
  test('says how long a card takes before it is started', () => {
    expect(plainWords(720, false)).toEqual({ short: '12 min', long: '12 minutes' })
  })

  test('says how much is left once it is started', () => {
    expect(plainWords(400, true)).toEqual({ short: '7 m left', long: '7 minutes left' })
  })

  test('one minute is singular', () => {
    expect(plainWords(60, true)).toEqual({ short: '1 m left', long: '1 minute left' })
  })

  test('an hour and more is in hours', () => {
    expect(plainWords(3600, true)).toEqual({ short: '1 h left', long: '1 hour left' })
    expect(plainWords(5400, true)).toEqual({ short: '1 h 30 m left', long: '1 hour 30 minutes left' })
    expect(plainWords(5400, false)).toEqual({ short: '1 h 30 min', long: '1 hour 30 minutes' })
  })

  test('never says zero', () => {
    expect(plainWords(20, true)).toEqual({ short: 'under 1 m left', long: 'less than 1 minute left' })
    expect(plainWords(20, false)).toEqual({ short: 'under 1 min', long: 'less than 1 minute' })
  })
})
