import type { Tested } from '@stepwise/shared/contracts'
import { formatMonth } from '@stepwise/shared/dates'
import styles from './AboutStep.module.css'

/** Whether someone has tried what a text says with the program itself. Undefined: a server of an earlier release does not know. */
export function TestedLine({ tested }: { tested: Tested | null | undefined }) {
  if (tested === undefined) return null
  return (
    <p className={styles.tested}>
      {tested ? `Checked with ${tested.version}, ${formatMonth(tested.date)}` : 'Not yet checked in the program itself'}
    </p>
  )
}
