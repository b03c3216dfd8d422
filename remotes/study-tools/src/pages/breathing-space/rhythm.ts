import { formatCount } from '@stepwise/shared/counts'

export const IN_SECONDS = 4
export const OUT_SECONDS = 6
export const BREATH_SECONDS = IN_SECONDS + OUT_SECONDS

export type Phase = 'in' | 'out'

/** `elapsed` in seconds since the start. `secondsLeft`: the whole seconds left of this phase, from its length down to 1. */
export function breathAt(elapsed: number): { phase: Phase; secondsLeft: number } {
  const position = elapsed % BREATH_SECONDS
  const isIn = position < IN_SECONDS
  const left = (isIn ? IN_SECONDS : BREATH_SECONDS) - position
  return { phase: isIn ? 'in' : 'out', secondsLeft: Math.ceil(left) }
}

/** Whole seconds as people say them: "1 minute 20 seconds" */
export function formatDuration(seconds: number): string {
  const format = (number: number, unit: string) => (number > 0 ? formatCount(number, unit) : '')
  return [format(Math.floor(seconds / 60), 'minute'), format(seconds % 60, 'second')].filter(Boolean).join(' ')
}
