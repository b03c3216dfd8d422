import type { Step } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { Drawing } from '@stepwise/shared/ui'
import { TryReminder } from '../reminder/TryReminder.tsx'
import styles from './StarBody.module.css'
import { TextBody } from './TextBody.tsx'

/** The end of a module: a moment to see what has been learned. */
export function StarBody({ step }: { step: Step }) {
  return (
    <>
      <Drawing className={styles.scene} src={edition.scenes.star} alt="" width={280} height={210} />
      <TextBody step={step} />
      {step.reminder && <TryReminder step={step} dueOn={step.reminder.dueOn} />}
    </>
  )
}
