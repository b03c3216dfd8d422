import { Snackbar } from '@stepwise/shared/ui/overlays'
import { createPortal } from 'react-dom'
import styles from './PhotoMessage.module.css'
import { photoMessageMs } from './picked-photo.ts'

interface PhotoMessageProps {
  message: string | null
  occasion: number
}

/**
 * What was wrong with a photo, at the bottom centre of the window (spec 8). Outside the dialog, whose movement would make it
 * stand at the dialog's foot instead; the dialog makes room for it. It is said in the dialog too.
 */
export function PhotoMessage({ message, occasion }: PhotoMessageProps) {
  return createPortal(
    <div className={styles.place} data-portal>
      <Snackbar tone="problem" message={message} occasion={occasion} hideAfterMs={photoMessageMs} />
    </div>,
    document.body,
  )
}
