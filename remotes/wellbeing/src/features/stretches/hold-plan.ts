import type { Hold } from '@stepwise/shared/contracts'
import { secondsWords } from '@stepwise/shared/pages'

interface Phase {
  kind: 'ready' | 'hold' | 'change'
  seconds: number
  /** What the person hears at its beginning, and reads during it. */
  words: string
}

/** Said at a moment of the plan, in seconds from its beginning. */
export interface Cue {
  at: number
  words: string
  hasTone: boolean
}

const readySeconds = 5
const changeSeconds = 5

function listPhases({ most, sides }: Hold): Phase[] {
  const hold: Phase = { kind: 'hold', seconds: most, words: 'Hold' }
  const ready: Phase = { kind: 'ready', seconds: readySeconds, words: 'Get ready' }
  const change: Phase = { kind: 'change', seconds: changeSeconds, words: 'Now the other side' }
  return sides ? [ready, hold, change, hold] : [ready, hold]
}

/** The phase after so many seconds, with what is left of it; null when all is over. */
export function phaseAt(hold: Hold, elapsed: number): (Phase & { left: number }) | null {
  let end = 0
  for (const phase of listPhases(hold)) {
    end += phase.seconds
    if (elapsed < end) return { ...phase, left: end - elapsed }
  }
  return null
}

/** Everything that is said: never each second (docs/product/wellbeing.md#stretch-timer). */
export function listCues(hold: Hold): Cue[] {
  const { least, most } = hold
  const cues: Cue[] = []
  let at = 0
  for (const phase of listPhases(hold)) {
    const isHold = phase.kind === 'hold'
    // The end of a hold has a tone too: that of the next phase, or of "Done".
    cues.push({
      at,
      words: isHold ? `Hold for ${secondsWords(phase.seconds)}` : phase.words,
      hasTone: phase.kind !== 'ready',
    })
    if (isHold && least < most) {
      cues.push({
        at: at + least,
        words: `${secondsWords(least)} held. ${most - least} more if it feels good`,
        hasTone: false,
      })
    }
    at += phase.seconds
  }
  return [...cues, { at, words: 'Done', hasTone: true }]
}

/** The cues after `before` and up to `now`, in seconds from the beginning. */
export const cuesBetween = (hold: Hold, before: number, now: number): Cue[] =>
  listCues(hold).filter(({ at }) => at > before && at <= now)
