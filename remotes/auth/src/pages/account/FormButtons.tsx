import { Button } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import styles from './AccountPage.module.css'

interface FormButtonsProps {
  label: string
  busyLabel: string
  isBusy: boolean
  onCancel: () => void
}

/** Save and Cancel. */
export function FormButtons({ label, busyLabel, isBusy, onCancel }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <SubmitButton isBusy={isBusy} busyLabel={busyLabel}>
        {label}
      </SubmitButton>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
