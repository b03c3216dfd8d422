import type { Note } from '@stepwise/shared/contracts'
import { Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './NoteCard.module.css'
import { otherTextKept, ownTextKept } from './note-boxes.model.ts'

interface NoteConflictProps {
  own: string
  other: Note
}

/** A note that was edited in two places: both texts, and the choice between them. */
export function NoteConflict({ own, other }: NoteConflictProps) {
  const { onOwn, onOther } = useUnit({ onOwn: ownTextKept, onOther: otherTextKept })
  return (
    <div role="alert" className={styles.conflict}>
      <Text fw={700}>This note was changed somewhere else while you edited it. Which text do you want to keep?</Text>
      <section aria-label="Your text">
        <h4 className="ui-flat ui-normal">Your text</h4>
        <p className={styles.content} dir="auto">
          {own}
        </p>
        <Button onClick={() => onOwn(other)}>Keep my text</Button>
      </section>
      <section aria-label="The other text">
        <h4 className="ui-flat ui-normal">The other text</h4>
        <p className={styles.content} dir="auto">
          {other.content}
        </p>
        <Button variant="default" onClick={() => onOther(other)}>
          Keep the other text
        </Button>
      </section>
    </div>
  )
}
