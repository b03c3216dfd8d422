/** Spec 4: seconds to the nearest minute; only more than 30 seconds rounds up. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60) + (seconds % 60 > 30 ? 1 : 0)
}

interface DurationWords {
  /** Short, as a card shows it. */
  short: string
  /** In full, as a screen reader should say it. */
  long: string
}

/** How long a thing takes, or how much of a begun thing is left (spec 4, progress card). */
export function durationWords(seconds: number, isBegun: boolean): DurationWords {
  const minutes = wholeMinutes(seconds)
  const unit = minutes > 1 ? 'minutes' : 'minute'
  // A card that says '0 m left' looks finished, and it is not.
  const short = minutes === 0 ? 'under 1' : `${minutes}`
  const long = minutes === 0 ? `less than 1 ${unit}` : `${minutes} ${unit}`
  return isBegun ? { short: `${short} m left`, long: `${long} left` } : { short: `${short} min`, long }
}
