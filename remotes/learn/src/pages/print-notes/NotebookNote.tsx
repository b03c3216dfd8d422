import type { Note } from '@stepwise/shared/contracts'
import type { CSSProperties } from 'react'
import styles from './PrintNotesPage.module.css'

/** A note in the notebook: its step, and what was written there. */
export function NotebookNote({ note }: { note: Note }) {
  return (
    <article className={styles.note} style={{ '--note-colour': note.primaryColor } as CSSProperties}>
      <h4 className={styles.stepName}>{note.stepName}</h4>
      <p className={styles.content}>{note.content}</p>
    </article>
  )
}
