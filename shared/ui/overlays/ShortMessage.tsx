import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAboveAll } from '../above-all.ts'

interface ShortMessageProps extends ComponentProps<'div'> {
  /** Changes with every occasion to show it, so that the time begins again. */
  occasion: number
  hideAfterMs: number
  onHide: () => void
}

/** A message above everything else, mounted while it is shown. It goes after `hideAfterMs`, but not while hovered or focused. */
export function ShortMessage({ occasion, hideAfterMs, onHide, ...props }: ShortMessageProps) {
  const [isHeld, setHeld] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const hide = useEffectEvent(onHide)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion begins the time again
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => hide(), hideAfterMs)
    return () => clearTimeout(timer)
  }, [isHeld, occasion, hideAfterMs])
  useAboveAll(root, null)
  const [hold, release] = [() => setHeld(true), () => setHeld(false)]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it shown
    <div
      ref={root}
      data-region="message"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      {...props}
    />
  )
}
