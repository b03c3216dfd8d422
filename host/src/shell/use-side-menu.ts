import { useIsWide } from '@stepwise/shared/display'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What an entry of the menu leads to. */
export type Choice = 'page' | 'panel'

export interface SideMenuHandle {
  /** Always there, on wide windows; collapsible below. */
  isPersistent: boolean
  isOpen: boolean
  open: () => void
  /** Closes a collapsible menu. */
  close: () => void
  /** What opens a collapsible menu. */
  button: React.RefObject<HTMLButtonElement | null>
}

export function useSideMenu(): SideMenuHandle {
  const isPersistent = useIsWide()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu of the other kind begins closed
  useEffect(() => setIsOpen(false), [isPersistent])

  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  return { isPersistent, isOpen, open, close, button }
}
