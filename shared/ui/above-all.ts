import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows an element above everything else and at its place in the window: also inside a dialog (whose `position: fixed` children are
 * placed in the dialog), in focus mode and over a full-screen video. `occasion` must change when the ref holds another element.
 */
export function useAboveAll(element: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another occasion it is another element
  useLayoutEffect(() => {
    const { current } = element
    // Without the popover API it stays where it is in the page.
    if (!current?.showPopover) return
    current.popover = 'manual'
    const lift = () => {
      if (!current.isConnected) return
      // What went full screen after it lies above it: show it again.
      if (current.matches(':popover-open')) current.hidePopover()
      current.showPopover()
    }
    lift()
    document.addEventListener('fullscreenchange', lift)
    return () => document.removeEventListener('fullscreenchange', lift)
  }, [element, occasion])
}
