import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { ShortMessage } from './ShortMessage.tsx'
import styles from './Toast.module.css'

interface ToastProps {
  title: string
  /** Null shows nothing. */
  message: string | null
  /** Changes with every occasion to show it, so that the same text can come again. */
  occasion: number
  hideAfterMs?: number
  /** It has gone, or was closed: from now on the page itself shows the message, at what it is about. */
  onHide?: () => void
}

/** A failure that is shown away from what it is about: docs/product/errors.md#one-message. It stays while hovered or focused, and can be closed. */
export function Toast({ title, message, occasion, hideAfterMs = 10_000, onHide }: ToastProps) {
  const [closed, setClosed] = useState(0)
  const close = () => {
    setClosed(occasion)
    onHide?.()
  }
  return (
    // Always mounted, because a screen reader reads what appears in an alert, not an alert that appears.
    <div role="alert">
      {message !== null && occasion !== closed && (
        <ShortMessage className={styles.toast} occasion={occasion} hideAfterMs={hideAfterMs} onHide={close}>
          <div className={styles.words}>
            <strong>{title}</strong>
            <span>{message}</span>
          </div>
          <CloseButton
            aria-label="Close message"
            data-icon-name="Close message"
            size={44}
            c="inherit"
            onClick={close}
          />
        </ShortMessage>
      )}
    </div>
  )
}
