import { announced } from '@stepwise/shared/ui'
import { ServerMessage, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import styles from '../message/Message.module.css'
import { resendConfirmationFx } from './mail.model.ts'

interface MailAgainProps {
  label: string
  /** Said and shown when the mail is on its way. */
  sent: string
  send: () => Promise<unknown>
}

/** A button that sends an email, once more or over a page, with the outcome beside it. It keeps the focus. */
export function MailAgain({ label, sent, send }: MailAgainProps) {
  const announce = useUnit(announced)
  const [hasSent, setHasSent] = useState(false)
  const form = useProductForm({
    name: 'resend',
    initialValues: {},
    send: async () => {
      await send()
      setHasSent(true)
      announce(sent)
    },
  })
  return (
    <form
      className="ui-grid ui-gap-20"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {/* No error summary: the form above may have one already. */}
      {form.message !== null && (
        <p role="alert" className={styles.message} data-kind="failure">
          <ServerMessage message={form.message} />
        </p>
      )}
      {hasSent && form.message === null && (
        <p className={styles.message} data-kind="success">
          {sent}
        </p>
      )}
      <SubmitButton variant="outline" isBusy={form.isBusy} busyLabel="Sending…">
        {label}
      </SubmitButton>
    </form>
  )
}

interface ResendConfirmationProps {
  email: string
  label: string
}

/** Sends the confirmation mail again. */
export function ResendConfirmation({ email, label }: ResendConfirmationProps) {
  const resend = useUnit(resendConfirmationFx)
  return <MailAgain label={label} sent={`We have sent another email to ${email}.`} send={() => resend(email)} />
}
