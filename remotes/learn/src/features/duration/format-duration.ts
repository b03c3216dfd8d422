import { formatMinutes, formatShortMinutes } from '@stepwise/shared/counts'

/** Seconds as whole minutes: docs/product/homes.md#minutes */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60) + (seconds % 60 > 30 ? 1 : 0)
}

interface DurationWords {
  /** Short, as a card shows it. */
  short: string
  /** In full, as a screen reader should say it. */
  long: string
}

/** How long a card takes, or once it is started how much is left. */
export function formatDuration(seconds: number, isStarted: boolean): DurationWords {
  const minutes = wholeMinutes(seconds)
  // '0 m left' would look completed.
  const [underShort, underLong] = minutes === 0 ? ['under ', 'less than '] : ['', '']
  const short = `${underShort}${formatShortMinutes(Math.max(1, minutes), isStarted ? 'm' : 'min')}`
  const long = `${underLong}${formatMinutes(Math.max(1, minutes))}`
  return isStarted ? { short: `${short} left`, long: `${long} left` } : { short, long }
}
