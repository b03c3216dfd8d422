import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FoundHighlight } from './use-highlighted-text.ts'
import type { TextRequest } from './use-text-tools.ts'

/** A press on highlighted words chooses them. Links and buttons among them keep their own. */
export function useHighlightPress(
  root: RefObject<HTMLElement | null>,
  found: readonly FoundHighlight[],
  onChosen: (request: TextRequest) => void,
): void {
  const press = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) return
    if (getSelection()?.isCollapsed === false) return
    const place = placeAt(clientX, clientY)
    const pressed = place && found.find(({ range }) => range.isPointInRange(place.node, place.offset))
    if (pressed) onChosen({ range: pressed.range.cloneRange(), isByKeys: true })
  })
  useEffect(() => {
    const element = root.current
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [root])
}

function placeAt(x: number, y: number) {
  if ('caretPositionFromPoint' in document) {
    const place = document.caretPositionFromPoint(x, y)
    return place && { node: place.offsetNode, offset: place.offset }
  }
  // Safari before 26.
  const range = (
    document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}
