import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $openTips, tipsClosed } from './entry.model.ts'

/** Escape closes open help tips, wherever the focus is. The dialog takes Escape only while none is open. */
export function useTipEscape(): void {
  const [openTips, close] = useUnit([$openTips, tipsClosed])
  const isOpen = openTips.length > 0
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [isOpen, close])
}
