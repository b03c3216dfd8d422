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
export function durationWords(seconds: number, isStarted: boolean): DurationWords {
  const minutes = wholeMinutes(seconds)
  const unit = minutes > 1 ? 'minutes' : 'minute'
  // '0 m left' would look completed.
  const short = minutes === 0 ? 'under 1' : `${minutes}`
  const long = minutes === 0 ? `less than 1 ${unit}` : `${minutes} ${unit}`
  return isStarted ? { short: `${short} m left`, long: `${long} left` } : { short: `${short} min`, long }
}
