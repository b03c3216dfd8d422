import { formatMinutes } from '@stepwise/shared/counts'
import { Link } from '@stepwise/shared/routing'
import { $badges } from '@stepwise/shared/session'
import { Skeleton } from '@stepwise/shared/ui'
import { IconArrowRight } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { wholeMinutes } from '../duration/format-duration.ts'
import styles from './ContinueLink.module.css'
import { $continueWith } from './continue.model.ts'

/** docs/product/homes.md#continue and docs/product/homes.md#continue-all-done */
export function ContinueLink({ isLoading }: { isLoading: boolean }) {
  const [step, badges] = useUnit([$continueWith, $badges])
  if (step === 'unknown') {
    // A person with this badge has completed everything: there will be no link, and a skeleton would make the page jump.
    const isAllDone = badges.some(({ code }) => code === 'LEARNING_MASTER')
    return isLoading && !isAllDone ? (
      <Skeleton aria-hidden className={styles.waiting} radius="var(--radius-card)" />
    ) : null
  }
  if (step === null) return null
  const time = formatMinutes(Math.max(1, wholeMinutes(step.duration)))
  return (
    <Link className={styles.link} to={step.url}>
      <span className="ui-narrow">
        <span>{step.isBegun ? 'Continue:' : 'Start with:'}</span> <strong>{step.name}</strong>
        <span>{`, ${time}${step.isBegun ? ' left' : ''}`}</span>
      </span>
      <IconArrowRight size={20} stroke={1.75} aria-hidden />
    </Link>
  )
}
