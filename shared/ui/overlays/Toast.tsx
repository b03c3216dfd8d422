import { CloseButton } from '@mantine/core'
import styles from './Toast.module.css'
import { useShortMessage } from './use-short-message.ts'

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
  const { isShown, close, root } = useShortMessage(message, occasion, hideAfterMs)
  return (
    // Always there, so that what appears in it is read out.
    <div role="alert">
      {isShown && (
        <div {...root} className={styles.toast}>
          <div className={styles.words}>
            <strong>{title}</strong>
            <span>{message}</span>
          </div>
          <CloseButton aria-label="Close message" size={44} c="inherit" onClick={close} />
        </div>
      )}
    </div>
  )
}
