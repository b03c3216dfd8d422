import type { HighlightColour } from '@stepwise/shared/contracts'
import { ColourSample } from '../../features/highlights/ColourSample.tsx'
import styles from './PrintNotesPage.module.css'

interface NotebookHighlightProps {
  stepName: string
  quote: string
  colour: HighlightColour
  /** What the person calls the colour. */
  name: string
  isInText: boolean
  heading?: 'h3' | 'h4'
}

export function NotebookHighlight({
  stepName,
  quote,
  colour,
  name,
  isInText,
  heading: Heading = 'h4',
}: NotebookHighlightProps) {
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
