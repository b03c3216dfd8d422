import { useEffect, useEffectEvent } from 'react'
import { isForeign } from '../foreign-elements.ts'

/** Menus and lists close by themselves, and have closed by the time that the layer hears the key. */
const ownEscape = '[role="menu"], [data-mantine-stop-propagation="true"]'

/**
 * One Escape closes one thing: what is inside uses the key up (preventDefault), else the topmost layer closes, wherever on the page the focus
 * is. In a toolbar that other software has put beside the layer the key is that software's (docs/product/accessibility.md#escape).
 */
export function useLayerEscape(isTopmost: () => boolean, close: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent, isOfMenu: boolean) => {
    if (event.defaultPrevented || isOfMenu || isForeign(event.target) || !isTopmost()) return
    event.preventDefault()
    close()
  })
  const isTopmostNow = useEffectEvent(() => isTopmost())
  useEffect(() => {
    const listening = new AbortController()
    let isOfMenu = false
    let unheard: KeyboardEvent | null = null
    const look = (event: KeyboardEvent) => {
      const { key, target } = event
      isOfMenu = target instanceof Element && target.closest(ownEscape) !== null
      if (key !== 'Escape' || !isTopmostNow()) return
      unheard = event
      // A page that stops keys without a use for them does not hold the layer open.
      setTimeout(() => unheard === event && hear(event))
    }
    const hear = (event: KeyboardEvent) => {
      unheard = null
      if (event.key === 'Escape') pressed(event, isOfMenu)
    }
    addEventListener('keydown', look, { capture: true, signal: listening.signal })
    // After all that is inside, and before what the page itself does with the key (on the document).
    document.body.addEventListener('keydown', hear, { signal: listening.signal })
    return () => {
      listening.abort()
      unheard = null
    }
  }, [])
}
