import { useMediaPlayer } from '@vidstack/react'
import { type RefObject, useEffect, useState } from 'react'
import { type CaptionLine, linesHeard } from '../captions/captions.ts'

/** The indexes of the lines that are heard, in a pause the one before. Scrolls the first of them into view. */
export function useHeardLines(
  lines: readonly CaptionLine[],
  list: RefObject<HTMLOListElement | null>,
): readonly number[] {
  const player = useMediaPlayer()
  const [heard, setHeard] = useState<readonly number[]>([])
  useEffect(
    () =>
      player?.subscribe(({ currentTime }) =>
        setHeard((last) => {
          const now = linesHeard(lines, currentTime)
          return now.join() === last.join() ? last : now
        }),
      ),
    [player, lines],
  )
  const [first] = heard
  useEffect(() => {
    if (first !== undefined) keepInView(list.current, first)
  }, [first, list])
  return heard
}

/** Scrolls the list, never the page, and not while a line has the focus. */
function keepInView(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index]
  if (!list || !(line instanceof HTMLElement) || list.querySelector(':focus-visible')) return
  // The list is the lines' offset parent.
  const top = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' })
}
