import { Button } from '@stepwise/shared/ui'
import { Form, type Rules, required, SubmitButton, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { NewPasswordFields } from '../../features/security/NewPasswordFields.tsx'
import { passwordRules } from '../../features/security/password-rules.ts'
import { TermsNote } from '../../features/sign-up/TermsNote.tsx'
import { type MemberDetails, signUpMemberFx } from './member-sign-up.model.ts'
import { signUpKind } from './sign-up-kind.ts'

interface DetailsFormProps {
  email: string
  /** As typed on an earlier visit of this step. */
  details: MemberDetails
  onChange: (details: MemberDetails) => void
  onBack: () => void
  onAccepted: () => void
}

const rules: Rules<MemberDetails> = {
  firstName: [required('Enter your first name')],
  surname: [required('Enter your first surname')],
  ...passwordRules,
}

/** Step two: who the person is, and their password. */
export function DetailsForm({ email, details, onChange, onBack, onAccepted }: DetailsFormProps) {
  const signUp = useUnit(signUpMemberFx)
  const form = useProductForm<MemberDetails>({
    name: 'details',
    initialValues: details,
    rules,
    onChange,
    send: async (values) => {
      await signUp({ type: signUpKind.type, email, ...values })
      onAccepted()
    },
  })
  return (
    <Form
      form={form}
      footnote={<TermsNote action="Create account" />}
      buttons={
        <div className="ui-ends ui-gap-12 ui-flex">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <SubmitButton isBusy={form.isBusy} busyLabel="Creating…">
            Create account
          </SubmitButton>
        </div>
      }
    >
      {/* Password managers store the address with the password; most of them pass over type="hidden". */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextInput label="First name" autoComplete="given-name" {...form.field('firstName')} />
      <TextInput label="Surname" autoComplete="family-name" {...form.field('surname')} />
      <NewPasswordFields form={form} />
    </Form>
  )
}
