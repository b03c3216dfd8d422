import type { Step } from '@stepwise/shared/contracts'
import styles from './StarBody.module.css'
import { TextBody } from './TextBody.tsx'

/** The end of a module: a moment to see what has been learned. */
export function StarBody({ step }: { step: Step }) {
  return (
    <div className={styles.star}>
      <img className={styles.scene} src="/images/scenes/star.svg" alt="" width={280} height={210} />
      <div className={styles.text}>
        <TextBody step={step} />
      </div>
    </div>
  )
}
