import { useEffect, useEffectEvent } from 'react'
import { isForeign } from '../foreign-elements.ts'

/** Menus and the player's rows close by themselves, and have closed by the time that the page hears the key. */
const ownEscape = '[role="menu"], [aria-haspopup][aria-expanded="true"], [data-mantine-stop-propagation="true"]'

/** Of what an Escape may close, the uppermost last. Each returns whether it was topmost and has closed. */
const closers = new Set<() => boolean>()

/**
 * One Escape closes one thing: what is inside uses the key up (preventDefault), else the uppermost closes that says it is topmost, wherever
 * on the page the focus is. What has been turned on later lies above. In a toolbar that other software has put into the page the key is that
 * software's (docs/product/accessibility.md#escape).
 */
export function useEscape(close: () => void, isTopmost: () => boolean = () => true, isOn = true): void {
  const closer = useEffectEvent(() => {
    if (!isTopmost()) return false
    close()
    return true
  })
  useEffect(() => {
    if (!isOn) return
    closers.add(closer)
    return () => void closers.delete(closer)
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
    if (!event.defaultPrevented && [...closers].reverse().some((close) => close())) event.preventDefault()
  }
  addEventListener('keydown', look, { capture: true, signal: listening.signal })
  // After all that is inside, and before what the page itself does with the key (on the document).
  document.body.addEventListener('keydown', hear, { signal: listening.signal })
  return () => listening.abort()
}
