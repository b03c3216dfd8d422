import { useUnit } from 'effector-react'
import { MailAgain } from '../mail-again/MailAgain.tsx'
import { resendConfirmationFx } from './confirmation-mail.model.ts'

interface ResendConfirmationProps {
  email: string
  label: string
}

/** A button that sends the confirmation mail again, with the outcome beside it. */
export function ResendConfirmation({ email, label }: ResendConfirmationProps) {
  const resend = useUnit(resendConfirmationFx)
  return <MailAgain label={label} sent={`We have sent another email to ${email}.`} send={() => resend(email)} />
}
