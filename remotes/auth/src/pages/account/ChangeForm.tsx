import { Button } from '@stepwise/shared/ui'
import { Form, type ProductForm, SubmitButton } from '@stepwise/shared/ui/forms'
import type { ReactNode } from 'react'

interface ChangeFormProps<Values extends object> {
  form: ProductForm<Values>
  /** Of the button that saves. */
  label: string
  busyLabel?: string
  onCancel: () => void
  footnote?: ReactNode
  children: ReactNode
}

/** A form where its values were shown: it ends with Save and Cancel. */
export function ChangeForm<Values extends object>(props: ChangeFormProps<Values>) {
  const { form, label, busyLabel = 'Saving…', onCancel, footnote, children } = props
  return (
    <Form
      form={form}
      footnote={footnote}
      buttons={
        <div className="ui-wrap ui-gap-12 ui-bottom">
          <SubmitButton isBusy={form.isBusy} busyLabel={busyLabel}>
            {label}
          </SubmitButton>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      }
    >
      {children}
    </Form>
  )
}
