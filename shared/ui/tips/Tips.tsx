import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.ts'
import { useLazyPart } from '../../lazy/use-lazy-part.ts'
import { findIcon } from './find-icon.ts'
import { followFocusMoves } from './focus-moves.ts'

const tips = lazyPart(() => import(/* webpackChunkName: "tips" */ './show-tips.ts'))

/**
 * The names of icons as tips, for the whole product (docs/product/accessibility.md#tooltips). Their code comes with the first pointer or
 * focus on an icon. Without it every button works, and keeps its name for screen readers.
 */
export function Tips() {
  const [isUsed, setUsed] = useState(false)
  const first = useRef<EventTarget | null>(null)
  const { value } = useLazyPart(tips, { isWanted: isUsed, autoRetry: true })
  useEffect(() => {
    const stop = new AbortController()
    const isFocusMoved = followFocusMoves(stop.signal)
    const look = (event: Event) => {
      // A finger hovers nothing, and leaves what it has pressed hovered for ever.
      const isWanted =
        event instanceof PointerEvent
          ? event.pointerType !== 'touch'
          : isFocusMoved((event as FocusEvent).relatedTarget)
      if (!isWanted || !findIcon(event.target)) return
      stop.abort()
      first.current = event.target
      setUsed(true)
    }
    for (const name of ['pointerover', 'focusin']) addEventListener(name, look, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  useEffect(() => value?.showTips(first.current), [value])
  return null
}
