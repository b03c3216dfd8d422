import { Button } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import footBar from '../../features/layout/FootBar.module.css'
import styles from './StepBar.module.css'

interface StepBarProps {
  current: number
  count: number
  isBusy: boolean
  onBack: () => void
}

/** The bar below the wizard. */
export function StepBar({ current, count, isBusy, onBack }: StepBarProps) {
  return (
    <div className={`${footBar.bar} ${styles.root}`} data-stays data-foot-bar>
      <Button variant="default" disabled={current === 0} onClick={onBack}>
        Back
      </Button>
      <p className={styles.place}>{`Step ${current + 1} of ${count}`}</p>
      <SubmitButton isBusy={isBusy} busyLabel="Saving…">
        {current === count - 1 ? 'Finish' : 'Next'}
      </SubmitButton>
    </div>
  )
}
