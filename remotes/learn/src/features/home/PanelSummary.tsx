import { Link, paths } from '@stepwise/shared/routing'
import { Progress } from '@stepwise/shared/ui'
import { IconLifebuoy } from '@tabler/icons-react'
import type { PartColours } from './flow-colours.ts'
import styles from './PanelSummary.module.css'

interface PanelSummaryProps {
  /** The chosen flow or software. */
  name: string
  /** What the cards below are, in a few words. */
  note: string
  /** How far the person is with all of it, where that is known. */
  percent?: number
  colours: PartColours
}

/** Above the cards of one flow or one software. */
export function PanelSummary({ name, note, percent, colours }: PanelSummaryProps) {
  return (
    <div className={`${styles.summary} ${colours.className}`} style={colours.style}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      {percent !== undefined && (
        <div className={styles.progress}>
          <span aria-hidden>{`${percent}% complete`}</span>
          <Progress
            className={styles.track}
            classNames={{ section: 'ui-fill' }}
            value={percent}
            color="var(--accent)"
            aria-label={`Progress in ${name}`}
          />
        </div>
      )}
      <Link className={styles.support} to={paths.support.href({})}>
        <IconLifebuoy size={20} stroke={1.75} aria-hidden />
        Support
      </Link>
    </div>
  )
}
