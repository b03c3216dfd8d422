import { Snackbar } from '@stepwise/shared/ui/overlays'
import styles from './PhotoMessage.module.css'
import { photoMessageMs } from './picked-photo.ts'

interface PhotoMessageProps {
  message: string | null
  occasion: number
}

/**
 * What was wrong with a photo, at the bottom centre of the window. Part of the dialog, so that Tab reaches it; the dialog
 * ends above it. It is said in the dialog too.
 */
export function PhotoMessage({ message, occasion }: PhotoMessageProps) {
  return (
    <div className={styles.place}>
      <Snackbar tone="problem" message={message} occasion={occasion} hideAfterMs={photoMessageMs} />
    </div>
  )
}
