/** A paragraph of the text version: when it is spoken (seconds), and where it is in the window (pixels). */
export interface Paragraph {
  start: number
  top: number
  bottom: number
}

/** The paragraph that is spoken at this time; -1 before the first. */
export function spokenAt(starts: readonly number[], time: number): number {
  return starts.findLastIndex((start) => start <= time)
}

/**
 * The time in seconds at which the video continues after its text was read: that of the first paragraph in view. Null when none is,
 * or when the spoken one still is: then the person has not scrolled.
 */
export function timeInView(
  paragraphs: readonly Paragraph[],
  spoken: number,
  view: { top: number; bottom: number },
): number | null {
  const isInView = ({ top, bottom }: Paragraph) => bottom > view.top && top < view.bottom
  const wasSpoken = paragraphs[Math.max(0, spoken)]
  if (!wasSpoken || isInView(wasSpoken)) return null
  return paragraphs.find(isInView)?.start ?? null
}
