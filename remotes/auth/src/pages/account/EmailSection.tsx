import { $user } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { EmailField, emailAddress, required, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { ActionButton } from '../../features/security/ActionButton.tsx'
import { $security } from '../../features/security/security.model.ts'
import { isDone } from '../../features/security/step-up.model.ts'
import styles from './AccountPage.module.css'
import { cancelEmailChangeFx, changeEmailFx } from './account.model.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { EditableSection, type SectionForm } from './EditableSection.tsx'

/** The new address counts once the link in the mail to it is opened (docs/product/own-account.md#email-change). */
export function EmailSection() {
  const user = useUnit($user)
  return (
    <EditableSection title="Email address" what="email address" form={(section) => <EmailForm {...section} />}>
      <p className="ui-strong" translate="no">
        {user?.email}
      </p>
      <PendingChange />
    </EditableSection>
  )
}

const formatPending = (pending: string, present: string | undefined) =>
  `We have sent an email to ${pending}. Open the link in it to use this address. Until then your account keeps ${present}.`

function PendingChange() {
  const [user, security, cancel, announce] = useUnit([$user, $security, cancelEmailChangeFx, announced])
  const place = useRef<HTMLDivElement>(null)
  if (!security?.pendingEmail) return null
  const cancelNow = async () => {
    // The button goes with this place.
    const section = place.current?.closest('section')
    await cancel()
    section?.querySelector('button')?.focus()
    announce('Your email address stays as it is.')
  }
  return (
    <div ref={place} className={styles.pending}>
      <p>{formatPending(security.pendingEmail, user?.email)}</p>
      <ActionButton variant="default" action={cancelNow} busyLabel="Cancelling…">
        Cancel the change
      </ActionButton>
    </div>
  )
}

function EmailForm({ onDone, onCancel }: SectionForm) {
  const [user, change, announce] = useUnit([$user, changeEmailFx, announced])
  const form = useProductForm({
    name: 'account-email',
    initialValues: { email: '' },
    rules: { email: [required('Enter your email address'), emailAddress('Invalid email address')] },
    send: async ({ email }) => {
      if (!(await isDone(change(email.trim())))) return
      announce(formatPending(email.trim(), user?.email))
      onDone()
    },
  })
  return (
    <ChangeForm form={form} label="Send the email" busyLabel="Sending…" onCancel={onCancel}>
      <EmailField
        label="New email address"
        description="We will send it an email with a link, and let your current address know."
        autoComplete="email"
        {...form.field('email')}
      />
    </ChangeForm>
  )
}
