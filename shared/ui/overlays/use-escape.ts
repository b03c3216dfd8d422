import { useEffect, useEffectEvent } from 'react'
import { isForeign } from '../foreign-elements.ts'

/** Menus, lists and the player's rows close by themselves, and have closed by the time that the page hears the key. */
const ownEscape =
  '[role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"], [data-mantine-stop-propagation="true"]'

interface Closable {
  isTopmost: () => boolean
  close: () => void
}

/** What an Escape may close, the uppermost last. */
const closables = new Set<Closable>()

/**
 * One Escape closes one thing: what is inside uses the key up (preventDefault), else the uppermost closes that says it is topmost, wherever
 * on the page the focus is. What has been turned on later lies above. In a toolbar that other software has put into the page the key is that
 * software's (docs/product/accessibility.md#escape).
 */
export function useEscape(close: () => void, isTopmost: () => boolean = () => true, isOn = true): void {
  const closeNow = useEffectEvent(close)
  const isTopmostNow = useEffectEvent(isTopmost)
  useEffect(() => {
    if (!isOn) return
    const closable = { isTopmost: () => isTopmostNow(), close: () => closeNow() }
    closables.add(closable)
    return () => {
      closables.delete(closable)
    }
  }, [isOn])
}

/** Once in the product, for all that uses {@link useEscape}. Returns the end of it. */
export function listenForEscape(): () => void {
  const listening = new AbortController()
  let unheard: KeyboardEvent | null = null
  const look = (event: KeyboardEvent) => {
    const { key, target } = event
    if (key !== 'Escape' || isForeign(target) || (target instanceof Element && target.closest(ownEscape))) return
    unheard = event
    // A page that stops keys without a use for them does not hold the layer open.
    setTimeout(hear, 0, event)
  }
  const hear = (event: KeyboardEvent) => {
    if (event !== unheard) return
    unheard = null
    const topmost = event.defaultPrevented ? undefined : [...closables].findLast(({ isTopmost }) => isTopmost())
    if (!topmost) return
    event.preventDefault()
    topmost.close()
  }
  addEventListener('keydown', look, { capture: true, signal: listening.signal })
  // After all that is inside, and before what the page itself does with the key (on the document).
  document.body.addEventListener('keydown', hear, { signal: listening.signal })
  return () => listening.abort()
}
