import { IconFileText } from '@tabler/icons-react'
import styles from './Controls.module.css'

export interface TranscriptToggle {
  isOpen: boolean
  onToggle: () => void
}

/** Opens and closes the transcript, where the page has no button for it. */
export function TranscriptControl({ isOpen, onToggle }: TranscriptToggle) {
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={onToggle}>
      <IconFileText size={24} stroke={1.75} aria-hidden />
      Transcript
    </button>
  )
}
