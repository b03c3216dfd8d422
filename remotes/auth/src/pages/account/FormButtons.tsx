import { Button } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'

interface FormButtonsProps {
  label: string
  busyLabel: string
  isBusy: boolean
  onCancel: () => void
}

/** Save and Cancel. */
export function FormButtons({ label, busyLabel, isBusy, onCancel }: FormButtonsProps) {
  return (
    <div className="ui-wrap ui-gap-12 ui-bottom">
      <SubmitButton isBusy={isBusy} busyLabel={busyLabel}>
        {label}
      </SubmitButton>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
