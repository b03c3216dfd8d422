import type { HighlightColour } from '@stepwise/shared/contracts'
import { withLineEnds } from '@stepwise/shared/contracts/line-ends'
import type { CSSProperties } from 'react'
import { ColourSample } from '../../features/highlights/ColourSample.tsx'
import styles from './PrintNotesPage.module.css'

interface NotebookEntryProps {
  stepName: string
  heading?: 'h3' | 'h4'
}

interface NotebookNoteProps extends NotebookEntryProps {
  content: string
  color: string
  /** Stored on this device only. */
  isUnsaved?: boolean
}

export function NotebookNote({ stepName, content, color, isUnsaved, heading: Heading = 'h4' }: NotebookNoteProps) {
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

interface NotebookHighlightProps extends NotebookEntryProps {
  quote: string
  colour: HighlightColour
  /** What the person calls the colour. */
  name: string
  isInText: boolean
}

export function NotebookHighlight(props: NotebookHighlightProps) {
  const { stepName, quote, colour, name, isInText, heading: Heading = 'h4' } = props
  return (
    <article className={`${styles.note} ${styles.highlight}`}>
      <Heading className={styles.stepName}>{stepName}</Heading>
      <p className={styles.kind}>
        <ColourSample colour={colour} />
        <span dir="auto">{name}</span>
        {!isInText && <span>The text has changed</span>}
      </p>
      <blockquote className={styles.content} dir="auto">
        {quote}
      </blockquote>
    </article>
  )
}
