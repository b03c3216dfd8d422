export type Phase = 'pomodoro' | 'shortBreak' | 'longBreak'
export type Break = Exclude<Phase, 'pomodoro'>

/** docs/product/study-tools.md#phases */
export const phaseMinutes: Record<Phase, number> = { pomodoro: 25, shortBreak: 5, longBreak: 15 }
export const tickMs = 1000

const minuteMs = 60_000
const lengthOf = (phase: Phase) => phaseMinutes[phase] * minuteMs

/** Never counted down: what is left follows from `targetTime` and the clock (docs/product/study-tools.md#clock). */
export interface Timer {
  phase: Phase
  isRunning: boolean
  isPaused: boolean
  /** The focus is over and no break is chosen yet. */
  isBreakSelection: boolean
  /**
   * When this run began and when it ends, in ms of `timeNow`; null while it does not run. Stored, `targetTime` is in ms since 1970, for
   * other tabs and a reload; `startTime` stays as it was, and tells the runs apart.
   */
  startTime: number | null
  targetTime: number | null
  /** What is left while it does not run, in ms. */
  remaining: number
  /** What a run's end says, until it is answered. */
  notification: string | null
  /** How often a focus has run to its end. */
  rounds: number
}

export const freshTimer: Timer = {
  phase: 'pomodoro',
  isRunning: false,
  isPaused: false,
  isBreakSelection: false,
  startTime: null,
  targetTime: null,
  remaining: lengthOf('pomodoro'),
  notification: null,
  rounds: 0,
}

export const focusOver = '25 minutes have passed, choose a break time!'
export const breakOver = 'Break is over, start pomodoro!'

const origin = Date.now() - performance.now()

/**
 * The time in ms, on a clock of this page that a change of the device's clock does not touch. In some browsers it stands still while the
 * computer sleeps, and so does the timer then. That looks the same as a clock that was set forward, and to ring late, for someone who
 * was away, is the lesser harm. A reload follows the device's clock.
 */
export const timeNow = () => origin + performance.now()

/** By how much the device's clock is ahead of `timeNow`, in ms. */
export const clockOffset = () => Date.now() - timeNow()

/** The timer with its end later by `ms`: from one clock to another. */
export function moved(timer: Timer, ms: number): Timer {
  return timer.targetTime === null ? timer : { ...timer, targetTime: timer.targetTime + ms }
}

/** What is left at this moment, in ms. */
export function remainingAt(timer: Timer, now: number): number {
  if (timer.targetTime === null) return timer.remaining
  return Math.min(lengthOf(timer.phase), Math.max(0, timer.targetTime - now))
}

export const isOver = (timer: Timer, now: number) => timer.isRunning && remainingAt(timer, now) === 0
/** It has been used, and not reset since. */
export const isActive = ({ isRunning, isPaused, isBreakSelection, notification }: Timer) =>
  isRunning || isPaused || isBreakSelection || notification !== null
export const isBreak = ({ phase }: Timer) => phase !== 'pomodoro'

/** START: from 25:00, or from where it was paused. */
export function started(timer: Timer, now: number): Timer {
  return timer.isRunning || timer.isBreakSelection ? timer : run(timer, timer.phase, now, timer.remaining)
}

/** PAUSE, in focus only. */
export function paused(timer: Timer, now: number): Timer {
  if (!timer.isRunning || isBreak(timer)) return timer
  const remaining = remainingAt(timer, now)
  return { ...timer, isRunning: false, isPaused: true, startTime: null, targetTime: null, remaining }
}

export const reset = ({ rounds }: Timer): Timer => ({ ...freshTimer, rounds })

/** 5 MIN or 15 MIN: the break starts at once. */
export function breakStarted(timer: Timer, phase: Break, now: number): Timer {
  return timer.isBreakSelection ? run(timer, phase, now, lengthOf(phase)) : timer
}

/** End break: a new focus starts at once. */
export function breakEnded(timer: Timer, now: number): Timer {
  return isBreak(timer) ? run(timer, 'pomodoro', now, lengthOf('pomodoro')) : timer
}

/** The run is at zero. */
export function ranOut(timer: Timer): Timer {
  if (isBreak(timer)) return { ...freshTimer, rounds: timer.rounds, notification: breakOver }
  const over = { isRunning: false, isBreakSelection: true, startTime: null, targetTime: null, remaining: 0 }
  return { ...timer, ...over, notification: focusOver, rounds: timer.rounds + 1 }
}

function run(timer: Timer, phase: Phase, now: number, remaining: number): Timer {
  return {
    ...freshTimer,
    rounds: timer.rounds,
    phase,
    isRunning: true,
    startTime: now,
    targetTime: now + remaining,
    remaining,
  }
}

/** "24:59". A second that has begun counts as a whole one. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** What comes before the page's title; null while there is nothing to show (docs/product/study-tools.md#timer-title). */
export function titlePrefix(timer: Timer, remaining: number): string | null {
  if (!isActive(timer)) return null
  const time = formatClock(remaining)
  if (timer.isPaused) return `${time} (Paused)`
  return `${time} - ${isBreak(timer) ? 'Break Time' : 'Time to focus'}`
}

const errorPrefix = 'Error: '
const timerPrefix = /^\d\d:\d\d( \(Paused\)| - Time to focus| - Break Time) - /

/** The title with this prefix of the timer, or with none. "Error:" stays the first thing that is read. */
export function withTimerPrefix(title: string, prefix: string | null): string {
  // Either of the two may have been put in front of the other.
  const bare = title.replace(timerPrefix, '')
  const isError = bare.startsWith(errorPrefix)
  const own = (isError ? bare.slice(errorPrefix.length) : bare).replace(timerPrefix, '')
  return `${isError ? errorPrefix : ''}${prefix === null ? '' : `${prefix} - `}${own}`
}

/** The timer in stored text; a fresh one where there is no valid timer. */
export function parseTimer(stored: string | null): Timer {
  try {
    const found = JSON.parse(stored ?? '') as Timer
    const isValid =
      Object.hasOwn(phaseMinutes, found.phase) &&
      found.isRunning === (found.targetTime !== null) &&
      [found.remaining, found.rounds, found.targetTime ?? 0].every(Number.isFinite)
    return isValid
      ? { ...freshTimer, ...found, remaining: Math.min(found.remaining, lengthOf(found.phase)) }
      : freshTimer
  } catch {
    return freshTimer
  }
}
