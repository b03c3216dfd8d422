import { Button } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import styles from './EntryForm.module.css'

interface EntryButtonsProps {
  place: number
  isLast: boolean
  isBusy: boolean
  onBack: () => void
}

/** PREVIOUS, NEXT, FINISH (docs/product/journal.md#buttons). */
export function EntryButtons({ place, isLast, isBusy, onBack }: EntryButtonsProps) {
  return (
    <div className={styles.buttons}>
      {place > 0 && (
        <Button variant="default" onClick={onBack}>
          PREVIOUS
        </Button>
      )}
      <SubmitButton isBusy={isBusy} busyLabel="Saving…">
        {isLast ? 'FINISH' : 'NEXT'}
      </SubmitButton>
    </div>
  )
}
