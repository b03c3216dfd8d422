import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $openTips, tipsClosed } from './entry.model.ts'

/** While a help tip is open at this step, Escape closes it wherever the focus is. The dialog stays: it only listens while no tip is open. */
export function useTipEscape(place: number): void {
  const [openTips, close] = useUnit([$openTips, tipsClosed])
  const isOpen = openTips.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tips of a step are left behind with it
  useEffect(() => () => close(), [place, close])
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) close()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [isOpen, close])
}
