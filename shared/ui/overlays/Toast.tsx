import { CloseButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useAboveAll } from '../above-all.ts'
import styles from './Toast.module.css'

interface ToastProps {
  title: string
  /** What to say; null shows nothing. It must also stand on the page, because this goes away. */
  message: string | null
  /** Changes with every occasion to say it, so that the same words can come again. */
  occasion: number
  hideAfterMs?: number
}

/** A failure at the foot of the window (spec 8). It stays while it is hovered or focused, and can be closed. */
export function Toast({ title, message, occasion, hideAfterMs = 10_000 }: ToastProps) {
  const [closed, setClosed] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const toast = useRef<HTMLDivElement>(null)
  const isShown = message !== null && occasion !== closed
  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(() => setClosed(occasion), hideAfterMs)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, occasion, hideAfterMs])
  useAboveAll(toast, isShown)
  return (
    // Always there, so that what appears in it is read out.
    <div role="alert">
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is reading
        <div
          ref={toast}
          className={styles.toast}
          data-toast
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <div className={styles.words}>
            <strong>{title}</strong>
            <span>{message}</span>
          </div>
          <CloseButton
            aria-label="Close message"
            size={44}
            c="inherit"
            onClick={() => {
              setHeld(false)
              setClosed(occasion)
            }}
          />
        </div>
      )}
    </div>
  )
}
