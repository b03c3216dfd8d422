import { announced } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { resendConfirmationFx } from './confirmation-mail.model.ts'
import styles from './ResendConfirmation.module.css'

interface ResendConfirmationProps {
  email: string
  label: string
}

/** A button that sends the confirmation mail again, and says that it did. */
export function ResendConfirmation({ email, label }: ResendConfirmationProps) {
  const [resend, announce] = useUnit([resendConfirmationFx, announced])
  const [timesSent, setTimesSent] = useState(0)
  const sent = `We have sent another email to ${email}.`
  const form = useProductForm({
    name: 'resend',
    initialValues: {},
    send: async () => {
      await resend(email)
      setTimesSent((times) => times + 1)
      announce(sent)
    },
  })
  return (
    <Form
      form={form}
      buttons={
        <SubmitButton variant="outline" isBusy={form.isBusy} busyLabel="Sending…">
          {label}
        </SubmitButton>
      }
    >
      {timesSent > 0 && <p className={styles.sent}>{sent}</p>}
    </Form>
  )
}
