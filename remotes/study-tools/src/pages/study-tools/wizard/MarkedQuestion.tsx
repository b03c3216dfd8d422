import type { Piece } from '../../../features/task-words/find-task-words.ts'
import styles from './EssayWordWizard.module.css'

/** The question with its directives marked by colour, weight and a line, so that no one depends on one of them. */
export function MarkedQuestion({ pieces }: { pieces: readonly Piece[] }) {
  let position = 0
  return (
    <p className={styles.question}>
      {pieces.map(({ text, word }) => {
        position += text.length
        return word ? (
          <mark key={position} className={styles.mark}>
            {text}
          </mark>
        ) : (
          <span key={position}>{text}</span>
        )
      })}
    </p>
  )
}
