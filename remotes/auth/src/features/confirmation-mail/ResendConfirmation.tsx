import { announced } from '@stepwise/shared/ui'
import { ServerMessage, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { resendConfirmationFx } from './confirmation-mail.model.ts'
import styles from './ResendConfirmation.module.css'

interface ResendConfirmationProps {
  email: string
  label: string
}

/** A button that sends the confirmation mail again, with the outcome beside it (docs/product/accounts.md#resend). */
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
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {/* No error summary: the form above may have one already. */}
      {form.message !== null && (
        <p role="alert" className={styles.failure}>
          <ServerMessage message={form.message} />
        </p>
      )}
      {hasSent && form.message === null && <p className={styles.sent}>{sent}</p>}
      <SubmitButton variant="outline" isBusy={form.isBusy} busyLabel="Sending…">
        {label}
      </SubmitButton>
    </form>
  )
}
