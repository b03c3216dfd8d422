import { useCallback, useEffect, useRef, useState } from 'react'

/** Always there from this width on, collapsible below (docs/product/shell-and-search.md#menu-width). */
const persistentFrom = '(min-width: 1025px)'

export interface SideMenuHandle {
  isPersistent: boolean
  isOpen: boolean
  toggle: () => void
  /** Closes a collapsible menu; the focus returns to its button when `returnFocus` is set. */
  close: (returnFocus: boolean) => void
  button: React.RefObject<HTMLButtonElement | null>
}

export function useSideMenu(): SideMenuHandle {
  const [isPersistent, setIsPersistent] = useState(() => matchMedia(persistentFrom).matches)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const query = matchMedia(persistentFrom)
    const follow = () => {
      setIsPersistent(query.matches)
      setIsOpen(false)
    }
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), [])
  const close = useCallback((returnFocus: boolean) => {
    setIsOpen(false)
    if (returnFocus) button.current?.focus()
  }, [])
  return { isPersistent, isOpen, toggle, close, button }
}
