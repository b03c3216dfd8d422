import { CloseButton } from '@mantine/core'
import styles from './Snackbar.module.css'
import { useShortMessage } from './use-short-message.ts'

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
  const { isShown, close, root } = useShortMessage(message, occasion, hideAfterMs)
  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div {...root} role="group" aria-label="Message" className={styles.root} data-snackbar data-tone={tone}>
      <span>{message}</span>
      <CloseButton aria-label="Close message" size={36} c="inherit" onClick={close} />
    </div>
  )
}
