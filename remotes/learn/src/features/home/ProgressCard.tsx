import { Link } from '@stepwise/shared/routing'
import { Drawing, Progress, VisuallyHidden } from '@stepwise/shared/ui'
import { IconCheck } from '@tabler/icons-react'
import { formatDuration } from '../duration/format-duration.ts'
import styles from './ProgressCard.module.css'

interface ProgressCardProps {
  name: string
  description: string
  to: string
  /** Address of a decorative drawing (16:9), which has the width of the card. */
  image: string
  /** Of a decorative square one, over the lower corner of the drawing. */
  mark?: string
  percent: number
  /** Seconds. Before the start, of all of it. */
  remainingDuration: number
  isResume?: boolean
  /** In the first row: its picture is seen at once and may be the largest element of the page (LCP). */
  isFirstSeen?: boolean
}

/** A learning module or tutorial and the person's progress in it: docs/product/homes.md#module-card */
export function ProgressCard({
  name,
  description,
  to,
  image,
  mark,
  percent,
  isResume,
  isFirstSeen,
  ...rest
}: ProgressCardProps) {
  return (
    <article className={styles.card} data-resume={isResume || undefined}>
      <div className={styles.picture}>
        <Drawing
          className={styles.scene}
          src={image}
          alt=""
          width={320}
          height={180}
          loading={isFirstSeen ? 'eager' : 'lazy'}
          fetchPriority={isFirstSeen ? 'high' : 'auto'}
        />
        {mark && <img className={styles.mark} src={mark} alt="" width={56} height={56} />}
      </div>
      <div className={styles.words}>
        <div className={styles.title}>
          <h3 className="ui-flat ui-title ui-tight">
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </h3>
          {isResume && <span className={styles.resume}>RESUME</span>}
        </div>
        <p className={styles.description}>{description}</p>
        <div className={styles.progress}>
          <Progress
            className={styles.track}
            classNames={{ section: styles.bar }}
            value={percent}
            color="var(--accent)"
            aria-label={`Progress in ${name}`}
          />
          {/* The bar says the percentage to screen readers. */}
          <span aria-hidden>{`${percent}%`}</span>
          <Remaining percent={percent} seconds={rest.remainingDuration} />
        </div>
      </div>
    </article>
  )
}

function Remaining({ percent, seconds }: { percent: number; seconds: number }) {
  if (percent >= 100) {
    return (
      <span className={styles.done}>
        <IconCheck size={18} stroke={2.5} aria-hidden />
        <VisuallyHidden>Completed</VisuallyHidden>
      </span>
    )
  }
  const { short, long } = formatDuration(seconds, percent > 0)
  return (
    <span>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{long}</VisuallyHidden>
    </span>
  )
}
