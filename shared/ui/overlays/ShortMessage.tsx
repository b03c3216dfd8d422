import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useAboveAll } from '../above-all.ts'
import { useClearOfControls } from './use-clear-of-controls.ts'

interface ShortMessageProps extends ComponentProps<'div'> {
  /** Changes with every occasion to show it, so that the time begins again. */
  occasion: number
  hideAfterMs: number
  onHide: () => void
}

/** A message above everything else, mounted while it is shown. It goes after `hideAfterMs`, but not while hovered or focused. */
export function ShortMessage({ occasion, hideAfterMs, onHide, className, ...props }: ShortMessageProps) {
  const [isHeld, setHeld] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const hide = useEffectEvent(onHide)
  const cameFrom = useFocusGivenBack(root)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion begins the time again
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => hide(), hideAfterMs)
    return () => clearTimeout(timer)
  }, [isHeld, occasion, hideAfterMs])
  useAboveAll(root, null)
  useClearOfControls(root, occasion)
  const [hold, release] = [() => setHeld(true), () => setHeld(false)]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it shown
    <div
      ref={root}
      data-region="message"
      className={`ui-aside ${className ?? ''}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={(event) => {
        hold()
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
      }}
      onBlur={release}
      {...props}
    />
  )
}

/** A message that goes with the focus in it gives it back to what had it before, or else to the dialog or page below. */
function useFocusGivenBack(root: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<EventTarget | null>(null)
  useLayoutEffect(() => {
    const message = root.current
    return () => {
      if (!message?.contains(document.activeElement)) return
      const before = cameFrom.current
      const isThere = before instanceof HTMLElement && before.isConnected
      const target = isThere
        ? before
        : (message.closest<HTMLElement>('[role="dialog"]') ?? document.querySelector('h1'))
      target?.focus({ preventScroll: true })
    }
  }, [root])
  return cameFrom
}
