import { formatDay } from '@stepwise/shared/dates'
import { Link } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { IconTrash } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { formatWaiting } from '../outbox/format-waiting.ts'
import { ColourSample } from './ColourSample.tsx'
import styles from './HighlightList.module.css'
import { highlightRemoved } from './highlights.model.ts'
import type { ShownHighlight } from './shown-highlights.ts'
import { highlightsOutbox } from './unsaved-highlights.model.ts'

interface HighlightCardProps {
  highlight: ShownHighlight
  /** What the person calls its colour. */
  name: string
  /** The person goes to the step. */
  onLeave: () => void
}

/** One highlight in the list, with the way to its step. */
export function HighlightCard({ highlight, name, onLeave }: HighlightCardProps) {
  const { key, saved, colour, quote, stepName, url, createdAt, isInText } = highlight
  const onRemove = useUnit(highlightRemoved)
  return (
    <article className={styles.card} aria-label={`${name}: ${stepName}`}>
      <p className={styles.kind}>
        <ColourSample colour={colour} />
        <span dir="auto">{name}</span>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      <blockquote className={styles.quote} dir="auto">
        {quote}
      </blockquote>
      {url === null ? (
        <p className={styles.place}>{`${stepName}. This step is no longer in the course.`}</p>
      ) : (
        <p className={styles.place}>
          <Link to={isInText ? `${url}#highlight=${encodeURIComponent(key)}` : url} onClick={onLeave}>
            {stepName}
          </Link>
        </p>
      )}
      {url !== null && !isInText && (
        <p className={styles.place}>The text has changed: these words are no longer in it.</p>
      )}
      {saved ? (
        <Button
          className={styles.remove ?? ''}
          variant="default"
          leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
          aria-label={`Remove highlight on ${stepName}: ${quote.slice(0, 60)}`}
          onClick={() => onRemove(saved)}
        >
          Remove
        </Button>
      ) : (
        <Unsaved highlight={highlight} />
      )}
    </article>
  )
}

function Unsaved({ highlight: { key, state, problem, isKept } }: { highlight: ShownHighlight }) {
  const [onRetry, onDiscard] = useUnit([highlightsOutbox.retried, highlightsOutbox.discarded])
  if (state === 'sending') return <p>Saving…</p>
  return (
    <div className={styles.state}>
      <p role="alert">
        {state === 'rejected' ? `Not saved. ${problem}` : formatWaiting('It', { failures: 1, isStored: isKept })}
      </p>
      <div className="ui-wrap ui-gap-10">
        <Button variant="default" onClick={() => onRetry(key)}>
          Try again
        </Button>
        {state === 'rejected' && (
          <Button variant="default" onClick={() => onDiscard(key)}>
            Discard
          </Button>
        )}
      </div>
    </div>
  )
}
