import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Sets `--toast-height`, so that the page ends above the message: its words may be many, and large. */
export function useRoomFor(message: RefObject<HTMLElement | null>, place: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the message is another element
  useLayoutEffect(() => {
    const { current } = message
    if (!current || !('ResizeObserver' in window)) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--toast-height', `${current.offsetHeight + 32}px`))
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [message, place])
  // Not with each place: what everything inherits costs a new style of all that is on the page.
  useEffect(() => () => void document.documentElement.style.removeProperty('--toast-height'), [])
}
