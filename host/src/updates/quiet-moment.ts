import { countUnkept } from '@stepwise/shared/drafts'
import { hasRunningChanges } from '@stepwise/shared/http'
import { isPlaying, isTyping } from './interruptions.ts'

/** A pause in typing; and how long one is waited for. */
const pauseMs = 2000
const longestTypingMs = 10_000
/** A video is waited for longer: it is often paused to write a note. */
const longestVideoMs = 30_000
const checkMs = 250

/**
 * Resolves when nobody types, no video plays and nothing is being saved, or when that has been waited for long enough. What is in this
 * page alone is waited for to the end: a load would lose it.
 */
export async function quietMoment(): Promise<void> {
  const since = Date.now()
  const isWithin = (ms: number) => Date.now() - since < ms
  const isBusy = () =>
    countUnkept() > 0 ||
    ((isTyping(pauseMs) || hasRunningChanges()) && isWithin(longestTypingMs)) ||
    (isPlaying() && isWithin(longestVideoMs))
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, checkMs))
}
