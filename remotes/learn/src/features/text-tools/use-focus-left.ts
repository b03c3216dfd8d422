import { isForeign } from '@stepwise/shared/ui'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Says that the focus is in the page outside of the bar: not in a layer, or in what other software has added. */
export function useFocusLeft(bar: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const look = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('[data-portal]') || isForeign(target)) return
    if (!bar.current?.contains(target)) onLeft()
  })
  useEffect(() => {
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
}
