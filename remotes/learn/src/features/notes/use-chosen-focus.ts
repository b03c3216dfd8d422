import { type RefObject, useEffect } from 'react'

/** The box in here takes the focus when somebody has chosen to edit, and not when it is there again after a reload. */
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
