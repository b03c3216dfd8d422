import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAboveAll } from '../above-all.ts'

interface ShortMessage {
  isShown: boolean
  close: () => void
  /** For the element that shows it. */
  root: {
    ref: RefObject<HTMLDivElement | null>
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/**
 * A message that lies above all else and goes after `hideAfterMs`, or when it is closed; it stays while it is hovered or focused.
 * `occasion` changes with every occasion to say it, so that the same words can come again.
 */
export function useShortMessage(message: string | null, occasion: number, hideAfterMs: number): ShortMessage {
  const [closed, setClosed] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const isShown = message !== null && occasion !== closed
  useEffect(() => {
    // What goes away under the pointer or with the focus in it tells nobody that it was left.
    if (!isShown) return setHeld(false)
    if (isHeld) return
    const timer = setTimeout(() => setClosed(occasion), hideAfterMs)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, occasion, hideAfterMs])
  useAboveAll(ref, isShown)
  const [hold, release] = [() => setHeld(true), () => setHeld(false)]
  return {
    isShown,
    close: () => setClosed(occasion),
    root: { ref, onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  }
}
