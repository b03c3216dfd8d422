import type { Step } from '@stepwise/shared/contracts'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { $highlights } from '../highlights/highlights.model.ts'
import type { ShownHighlight } from '../highlights/shown-highlights.ts'
import { findPlace } from './find-place.ts'
import { paintHighlights } from './paint-highlights.ts'
import { rangeOfPlace, readStepText } from './step-text.ts'

export interface FoundHighlight {
  highlight: ShownHighlight
  range: Range
}

/** Shows the highlights of a step in its text, even after the text has changed, and returns those that are found in it. */
export function useHighlightedText(root: RefObject<HTMLElement | null>, { id }: Pick<Step, 'id'>): FoundHighlight[] {
  const all = useUnit($highlights)
  const changes = useChangeCount(root)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text may move the words
  const found = useMemo(() => {
    if (!root.current) return []
    const text = readStepText(root.current)
    return all
      .filter(({ stepId, state }) => stepId === id && state !== 'rejected')
      .flatMap((highlight): FoundHighlight[] => {
        const place = findPlace(text.text, highlight)
        const range = place && rangeOfPlace(text, place)
        return range ? [{ highlight, range }] : []
      })
  }, [all, id, root, changes])
  useEffect(() => {
    paintHighlights(found.map(({ highlight, range }) => ({ colour: highlight.colour, range })))
    return () => paintHighlights([])
  }, [found])
  return found
}

/** Counts the times that the text has changed: another view of the step, or a translator. */
function useChangeCount(root: RefObject<HTMLElement | null>): number {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (!root.current) return
    const observer = new MutationObserver(() => setChanges((count) => count + 1))
    observer.observe(root.current, { childList: true, characterData: true, subtree: true })
    // The text was not there yet at the first render.
    setChanges((count) => count + 1)
    return () => observer.disconnect()
  }, [root])
  return changes
}
