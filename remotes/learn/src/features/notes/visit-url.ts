import type { Note } from '@stepwise/shared/contracts'

/** Where Visit step leads: the step, at the moment of its video that the note was taken from (`t`, seconds). */
export function visitUrl({ url, videoTime }: Pick<Note, 'url' | 'videoTime'>): string | null {
  return url !== null && videoTime !== null ? `${url}?t=${videoTime}` : url
}
