import { isShortcutOn } from '@stepwise/shared/shortcuts'
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'

/** What the person wants to do something with. `range` is null when they have not chosen any text yet. A new object each time. */
export interface TextRequest {
  range: Range | null
  /** By the button or the key: the bar takes the focus. */
  isByKeys: boolean
}

/** Milliseconds without a change, after which a selection is made: it grows while it is dragged. */
const selectionPauseMs = 300

/** Hears that text under `root` is selected, and the key that asks for the bar (docs/product/notes.md#text-bar). */
export function useTextTools(root: RefObject<HTMLElement | null>) {
  const [request, setRequest] = useState<TextRequest | null>(null)
  const ask = useCallback(() => setRequest({ range: chosenRange(root.current), isByKeys: true }), [root])
  const close = useCallback(() => setRequest(null), [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isTextKey(event) || event.repeat || !isShortcutOn('text-tools') || root.current?.closest('[inert]')) return
    event.preventDefault()
    ask()
  })

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const onSelection = () => {
      clearTimeout(pause)
      pause = setTimeout(() => {
        const range = chosenRange(root.current)
        if (range)
          setRequest((before) => (before && isSameRange(before.range, range) ? before : { range, isByKeys: false }))
        // What is chosen by the bar's own buttons stays chosen while they have the focus.
        else setRequest((before) => (before?.isByKeys ? before : null))
      }, selectionPauseMs)
    }
    document.addEventListener('selectionchange', onSelection)
    addEventListener('keydown', press)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('selectionchange', onSelection)
      removeEventListener('keydown', press)
    }
  }, [root])
  return { request, ask, close, choose: setRequest }
}

/** Alt and Shift together are free in browsers and screen readers (docs/decisions/044-tooltips-and-icon-names.md). */
function isTextKey(event: KeyboardEvent) {
  const { key, code, altKey, shiftKey, ctrlKey, metaKey, isComposing } = event
  if (!altKey || !shiftKey || ctrlKey || metaKey || isComposing || event.getModifierState('AltGraph')) return false
  return key.toLowerCase() === 'h' || (code === 'KeyH' && !/^[a-z]$/i.test(key))
}

/** What is selected of the text; null when nothing is, or something else. */
function chosenRange(root: Element | null): Range | null {
  const selection = getSelection()
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  return root.contains(range.commonAncestorContainer) && /[\p{L}\p{N}]/u.test(range.toString())
    ? range.cloneRange()
    : null
}

const isSameRange = (one: Range | null, other: Range) =>
  one !== null &&
  one.startContainer === other.startContainer &&
  one.endContainer === other.endContainer &&
  one.startOffset === other.startOffset &&
  one.endOffset === other.endOffset
