import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What closes by Escape itself, or makes another use of it. */
const ownEscape = '[role="menu"], [role="listbox"], [role="dialog"], [aria-haspopup][aria-expanded="true"]'

/** Escape closes the bar, wherever the focus is, before focus mode or anything else below it (docs/product/accessibility.md#escape). */
export function useBarEscape(bar: RefObject<HTMLElement | null>, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (bar.current?.closest('[inert]')) return
    if (event.target instanceof Element && event.target.closest(ownEscape)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}
