import { Snackbar } from '@stepwise/shared/ui/overlays'
import styles from './PhotoMessage.module.css'
import { photoMessageMs } from './picked-photo.ts'

interface PhotoMessageProps {
  message: string | null
  occasion: number
}

/**
 * What was wrong with a photo, at the bottom centre of the window. It is part of the dialog, so that Tab reaches it. The
 * dialog shows the same message at the field.
 */
export function PhotoMessage({ message, occasion }: PhotoMessageProps) {
  return (
    <div className={styles.place}>
      <Snackbar tone="problem" message={message} occasion={occasion} hideAfterMs={photoMessageMs} />
    </div>
  )
}
