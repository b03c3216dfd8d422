import { type RefObject, useEffect } from 'react'

/** The box takes the focus when the person has chosen to edit, but not when a reload brings it back. */
export function useChosenFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement
    const isFromMenu = active?.closest('[role="menu"]') != null
    const isFromCard =
      active?.closest('article') != null && active.closest('article') === root.current?.closest('article')
    const box = root.current?.querySelector('textarea')
    if (!box || !(active === null || active === document.body || isFromMenu || isFromCard)) return
    box.focus()
    box.setSelectionRange(box.value.length, box.value.length)
  }, [root])
}
