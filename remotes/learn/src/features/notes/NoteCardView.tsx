import type { Note } from '@stepwise/shared/contracts'
import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import { formatDay } from '@stepwise/shared/dates'
import { ReadAloud } from '@stepwise/shared/read-aloud'
import { Badge } from '@stepwise/shared/ui'
import { type CSSProperties, memo, useId, useRef } from 'react'
import { DeletedNote } from './DeletedNote.tsx'
import styles from './NoteCard.module.css'
import { NoteConflict } from './NoteConflict.tsx'
import { NoteEdit, RejectedEdit } from './NoteEdit.tsx'
import { NoteMenu } from './NoteMenu.tsx'
import { NoteProblem } from './NoteProblem.tsx'
import type { NoteCard } from './note-cards.ts'
import { VideoMoment } from './VideoMoment.tsx'

interface NoteCardViewProps {
  card: NoteCard
  onVisit: (url: string) => void
  onDelete: (note: Note) => void
}

/** One note in view or edit mode, and whether it is saved. A note is in edit mode while it has a draft, even after a reload. */
export const NoteCardView = memo(function NoteCardView({ card, onVisit, onDelete }: NoteCardViewProps) {
  const headingId = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const { note, edit, conflict } = card
  if (card.isDeleted) return <DeletedNote card={card} />
  const day = formatDay(card.createdAt)
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      tabIndex={-1}
      style={{ '--note-colour': card.color } as CSSProperties}
    >
      <header className={styles.head}>
        <div className={styles.place}>
          <time dateTime={card.createdAt} className="ui-small">
            {day}
          </time>
          <h3 id={headingId} className="ui-flat ui-normal ui-snug">
            {card.stepName}
          </h3>
        </div>
        {note && !edit && !conflict && (
          <NoteMenu
            note={note}
            name={`${card.stepName}, ${day}`}
            isBusy={card.state === 'sending'}
            onVisit={onVisit}
            onDelete={() => onDelete(note)}
          />
        )}
        {!edit && !conflict && <ReadAloud text={text} of={`note on ${card.stepName}, ${day}`} />}
      </header>
      {card.state === 'sending' && (
        <Badge variant="outline" tt="none">
          Saving…
        </Badge>
      )}
      {note && edit ? (
        <NoteEdit note={note} draft={edit} />
      ) : edit ? (
        <RejectedEdit entryKey={card.key} draft={edit} />
      ) : conflict ? (
        <NoteConflict own={card.content} other={conflict} />
      ) : (
        <p ref={text} className={styles.content} dir="auto">
          {withLineEnds(card.content)}
        </p>
      )}
      {card.videoTime !== null && <VideoMoment seconds={card.videoTime} />}
      {!edit && !conflict && <NoteProblem card={card} />}
    </article>
  )
})
