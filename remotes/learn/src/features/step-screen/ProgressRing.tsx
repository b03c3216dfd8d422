import { IconCheck } from '@tabler/icons-react'
import styles from './ProgressRing.module.css'

/** A circle that fills with progress and ends as a tick. Words beside it say the same. */
export function ProgressRing({ percent }: { percent: number }) {
  if (percent === 100) {
    return (
      <span className={styles.done} aria-hidden>
        <IconCheck size={16} stroke={2.5} />
      </span>
    )
  }
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      <circle className={styles.track} cx={12} cy={12} r={9} pathLength={100} />
      {percent > 0 && (
        <circle className={styles.arc} cx={12} cy={12} r={9} pathLength={100} strokeDasharray={`${percent} 100`} />
      )}
    </svg>
  )
}
