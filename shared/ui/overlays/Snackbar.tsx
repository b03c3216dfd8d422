import { CloseButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useAboveAll } from '../above-all.ts'
import styles from './Snackbar.module.css'

interface SnackbarProps {
  /** What to say; null says nothing. It must also stand on the page, because this goes away. */
  message: string | null
  /** Changes with every occasion to say it, so that the same words can come again. */
  occasion: number
  tone?: 'plain' | 'problem'
  /** Spec 9: 3 s in general. */
  hideAfterMs?: number | undefined
}

/** A short message at the bottom centre of the window, above all else. It stays while it is hovered or focused. */
export function Snackbar({ message, occasion, tone = 'plain', hideAfterMs = 3000 }: SnackbarProps) {
  const [closed, setClosed] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isShown = message !== null && occasion !== closed
  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(() => setClosed(occasion), hideAfterMs)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, occasion, hideAfterMs])
  useAboveAll(root, isShown)
  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      ref={root}
      role="group"
      aria-label="Message"
      className={styles.root}
      data-snackbar
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message}</span>
      <CloseButton aria-label="Close message" size={36} c="inherit" onClick={() => setClosed(occasion)} />
    </div>
  )
}
