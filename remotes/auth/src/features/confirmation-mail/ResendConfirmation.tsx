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

/** A button that sends the confirmation mail again, and says how the last try went. */
export function ResendConfirmation({ email, label }: ResendConfirmationProps) {
  const [resend, announce] = useUnit([resendConfirmationFx, announced])
  const [hasSent, setHasSent] = useState(false)
  const sent = `We have sent another email to ${email}.`
  const form = useProductForm({
    name: 'resend',
    initialValues: {},
    send: async () => {
      await resend(email)
      setHasSent(true)
      announce(sent)
    },
  })
  const isRefused = form.message !== null || form.problems.length > 0
  return (
    <Form
      form={form}
      buttons={
        <SubmitButton variant="outline" isBusy={form.isBusy} busyLabel="Sending…">
          {label}
        </SubmitButton>
      }
    >
      {hasSent && !isRefused && <p className={styles.sent}>{sent}</p>}
    </Form>
  )
}
