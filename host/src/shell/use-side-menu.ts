import { useCallback, useEffect, useRef, useState } from 'react'

/** Always there from this width on, collapsible below. */
const persistentFrom = '(min-width: 1025px)'

/** What an entry of the menu leads to. */
export type Choice = 'page' | 'panel'

export interface SideMenuHandle {
  isPersistent: boolean
  isOpen: boolean
  open: () => void
  /** Closes a collapsible menu. */
  close: () => void
  /** What opens a collapsible menu. */
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

  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  return { isPersistent, isOpen, open, close, button }
}
