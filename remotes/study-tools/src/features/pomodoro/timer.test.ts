import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as rules from './timer.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 21, 9)

test('a focus follows the clock, can be paused, and continues with the time that was left', () => {
  const running = rules.started(rules.freshTimer, now)
  expect(running).toMatchObject({ isRunning: true, startTime: now, targetTime: now + 25 * minute })
  expect(rules.formatClock(rules.remainingAt(running, now + 1))).toBe('25:00')
  expect(rules.formatClock(rules.remainingAt(running, now + 1000))).toBe('24:59')

  const paused = rules.paused(running, now + 10 * minute)
  expect(paused).toMatchObject({ isRunning: false, isPaused: true, targetTime: null })
  const again = rules.started(paused, now + 60 * minute)
  expect(again).toMatchObject({ isPaused: false, targetTime: now + 75 * minute })
})

test('after a focus the person chooses a break, which starts at once; after the break the focus waits for START', () => {
  const over = rules.ranOut(rules.started(rules.freshTimer, now))
  expect(over).toMatchObject({ isBreakSelection: true, isRunning: false, notification: rules.focusOver, rounds: 1 })
  expect(rules.started(over, now)).toBe(over)

  const resting = rules.breakStarted(over, 'longBreak', now)
  const targetTime = now + 15 * minute
  expect(resting).toMatchObject({ phase: 'longBreak', isRunning: true, targetTime, notification: null })
  expect(rules.paused(resting, now)).toBe(resting)

  const rested = rules.ranOut(resting)
  expect(rested).toMatchObject({
    phase: 'pomodoro',
    isRunning: false,
    notification: rules.breakOver,
    remaining: 25 * minute,
  })
  expect(rules.breakEnded(resting, now)).toMatchObject({
    phase: 'pomodoro',
    isRunning: true,
    targetTime: now + 25 * minute,
  })
})

test('the time left is between zero and the length of the phase, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10 * minute, max: 10_000 * minute }), (later) => {
      const running = rules.started(rules.freshTimer, now)
      const left = rules.remainingAt(running, now + later)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(25 * minute)
      expect(rules.isOver(running, now + later)).toBe(later >= 25 * minute)
      expect(rules.formatClock(left)).toMatch(/^(\d\d:[0-5]\d)$/)
    }),
  )
})

test('the title has the time and the phase (docs/product/study-tools.md#timer-title)', () => {
  const running = rules.started(rules.freshTimer, now)
  expect(rules.titlePrefix(rules.freshTimer, 25 * minute)).toBeNull()
  expect(rules.titlePrefix(running, 25 * minute)).toBe('25:00 - Time to focus')
  expect(rules.titlePrefix(rules.paused(running, now), 90_000)).toBe('01:30 (Paused)')
  expect(rules.titlePrefix(rules.breakStarted(rules.ranOut(running), 'shortBreak', now), 299_000)).toBe(
    '04:59 - Break Time',
  )
})

test('the page’s own title follows the timer’s, and is whole again without it', () => {
  const timed = rules.withTimerPrefix('Study tools - Stepwise', '24:59 - Time to focus')
  expect(timed).toBe('24:59 - Time to focus - Study tools - Stepwise')
  expect(rules.withTimerPrefix(timed, '24:58 (Paused)')).toBe('24:58 (Paused) - Study tools - Stepwise')
  expect(rules.withTimerPrefix(timed, null)).toBe('Study tools - Stepwise')
  expect(rules.withTimerPrefix(`Error: ${timed}`, '24:57 - Time to focus')).toBe(
    'Error: 24:57 - Time to focus - Study tools - Stepwise',
  )
})

test('a stored timer is read again; anything else gives a fresh timer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<rules.Break | 'pomodoro'>('pomodoro', 'shortBreak', 'longBreak'),
      fc.boolean(),
      (phase, isRunning) => {
        const timer = { ...rules.freshTimer, phase, isRunning, targetTime: isRunning ? now : null, remaining: 1000 }
        expect(rules.parseTimer(JSON.stringify(timer))).toEqual(timer)
      },
    ),
  )
  const isIncomplete = '{"phase":"pomodoro","isRunning":true,"targetTime":null}'
  for (const stored of [null, '', 'null', '7', '{}', '{"phase":"toString"}', isIncomplete])
    expect(rules.parseTimer(stored)).toEqual(rules.freshTimer)
})
