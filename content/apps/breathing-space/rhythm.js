export const IN_SECONDS = 4
export const OUT_SECONDS = 6
export const BREATH_SECONDS = IN_SECONDS + OUT_SECONDS

/**
 * @param {number} elapsed seconds since the start
 * @returns {{ phase: 'in' | 'out', secondsLeft: number }} the whole seconds left of this phase, from its length down to 1
 */
export function breathAt(elapsed) {
  const position = elapsed % BREATH_SECONDS
  const isIn = position < IN_SECONDS
  const left = (isIn ? IN_SECONDS : BREATH_SECONDS) - position
  return { phase: isIn ? 'in' : 'out', secondsLeft: Math.ceil(left) }
}

/** @param {number} seconds whole seconds, as people say them: "1 minute 20 seconds" */
export function sayDuration(seconds) {
  const say = (number, unit) => (number > 0 ? `${number} ${unit}${number === 1 ? '' : 's'}` : '')
  return [say(Math.floor(seconds / 60), 'minute'), say(seconds % 60, 'second')].filter(Boolean).join(' ')
}
