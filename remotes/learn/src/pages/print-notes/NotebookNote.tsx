import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import type { CSSProperties } from 'react'
import styles from './PrintNotesPage.module.css'

interface NotebookNoteProps {
  stepName: string
  content: string
  color: string
  /** Stored on this device only. */
  isUnsaved?: boolean
  heading?: 'h3' | 'h4'
}

export function NotebookNote({
  stepName,
  content,
  color,
  isUnsaved = false,
  heading: Heading = 'h4',
}: NotebookNoteProps) {
  return (
    <article className={styles.note} style={{ '--note-colour': color } as CSSProperties}>
      <Heading className={styles.stepName}>{stepName}</Heading>
      {isUnsaved && <p className="ui-bold ui-below-4">Not saved yet</p>}
      <p className={styles.content} dir="auto">
        {withLineEnds(content)}
      </p>
    </article>
  )
}
