import { Button } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import styles from './EntryForm.module.css'

interface EntryButtonsProps {
  place: number
  isLast: boolean
  isBusy: boolean
  onBack: () => void
}

/** PREVIOUS, where there is something before, and NEXT or FINISH (spec 2.10). */
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
