import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows an element above all else and at its place in the window, whatever it stands in: a dialog
 * (which would be the frame of what is fixed inside it), focus mode, a video that fills the screen. `occasion` changes when
 * it is another element.
 */
export function useAboveAll(element: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another occasion it is another element
  useLayoutEffect(() => {
    const { current } = element
    // Browsers without popovers show it where it stands.
    if (!current?.showPopover) return
    current.popover = 'manual'
    const lift = () => {
      if (!current.isConnected) return
      // What fills the screen now was lifted after it.
      if (current.matches(':popover-open')) current.hidePopover()
      current.showPopover()
    }
    lift()
    document.addEventListener('fullscreenchange', lift)
    return () => document.removeEventListener('fullscreenchange', lift)
  }, [element, occasion])
}
