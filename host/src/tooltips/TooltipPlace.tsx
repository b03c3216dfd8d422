import { $displaySetting } from '@stepwise/shared/display'
import { lazyPart, useLazyPart } from '@stepwise/shared/lazy'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { followFocusMoves } from './focus-moves.ts'

const names = lazyPart(() => import(/* webpackChunkName: "tooltips" */ './names-of-icons.ts'))

/**
 * Names of buttons that are an icon alone: as tooltips, or, for people who want them, beside each icon
 * (docs/product/accessibility.md#tooltips, docs/product/accessibility.md#button-names). Their code comes with the first pointer or focus on
 * what may be one. Without it every button works, and keeps its name for screen readers.
 */
export function TooltipPlace() {
  const { buttonNames } = useUnit($displaySetting)
  const [isUsed, setUsed] = useState(false)
  const first = useRef<EventTarget | null>(null)
  const { value } = useLazyPart(names, { isWanted: buttonNames || isUsed, autoRetry: true })
  useEffect(() => {
    const stop = new AbortController()
    const isFocusMoved = followFocusMoves(stop.signal)
    const lookAt = (event: Event) => {
      // A finger hovers nothing, and leaves what it has pressed hovered for ever.
      const isWanted =
        event instanceof PointerEvent
          ? event.pointerType !== 'touch'
          : isFocusMoved((event as FocusEvent).relatedTarget)
      if (!isWanted || !mayBeIconAlone(event.target)) return
      stop.abort()
      first.current = event.target
      setUsed(true)
    }
    for (const name of ['pointerover', 'focusin']) addEventListener(name, lookAt, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  useEffect(() => (buttonNames ? value?.markIcons() : value?.showTooltips(first.current)), [value, buttonNames])
  return null
}

/** Cheap, and never wrong about an icon; of buttons with words too it takes some. */
function mayBeIconAlone(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('button, a, summary, [role]') : null
  return control?.matches('[aria-label], [aria-labelledby]') || control?.querySelector('svg, img') != null
}
