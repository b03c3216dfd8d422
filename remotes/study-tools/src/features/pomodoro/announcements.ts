import { formatMinutes } from '@stepwise/shared/counts'
import { formatClock, isBreak, phaseMinutes, remainingAt, type Timer } from './timer.ts'

/** Minutes before the end at which the rest is announced (docs/product/study-tools.md#timer-announced). */
const marks = [1, 5]

/** What a press or the end of a run announces. */
export function announcement(timer: Timer, remaining: number): string {
  if (timer.notification) return timer.notification
  if (timer.isPaused) return `Paused. ${formatClock(remaining)} left.`
  if (!timer.isRunning) return 'The timer is back at 25:00.'
  if (isBreak(timer)) return `A break of ${phaseMinutes[timer.phase]} minutes has started.`
  return remaining === phaseMinutes.pomodoro * 60_000
    ? 'Time to focus: 25 minutes have started.'
    : `Time to focus: ${formatClock(remaining)} left.`
}

/** What a tick announces: a mark that was passed between `before` and `now`, both in ms; mostly null. */
export function passedMark(timer: Timer, { before, now }: { before: number; now: number }): string | null {
  if (!timer.isRunning) return null
  const [was, is] = [remainingAt(timer, before), remainingAt(timer, now)]
  const mark = marks.find((minutes) => was > minutes * 60_000 && is <= minutes * 60_000)
  if (mark === undefined || is === 0) return null
  const left = formatMinutes(mark)
  return isBreak(timer) ? `${left} of your break left.` : `${left} left.`
}
