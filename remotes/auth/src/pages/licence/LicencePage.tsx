import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Anchor, Button } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { emptyPasswords } from '../../features/security/password-rules.ts'
import { loadSignUpDraft, saveSignUpDraft } from '../../features/sign-up/sign-up-draft.ts'
import { TermsNote } from '../../features/sign-up/TermsNote.tsx'
import { stepHeading, useSteps } from '../../features/sign-up/use-steps.ts'
import { AccountStep } from './AccountStep.tsx'
import styles from './LicencePage.module.css'
import { activateLicenceFx } from './licence.model.ts'
import { draftFields, type LicenceValues, licenceRules, stepOneFields, stepTwoFields } from './licence-values.ts'
import { PersonStep } from './PersonStep.tsx'

const type = 'dsa-licence'
const task = edition.id === 'pro' ? 'Activate your licence' : 'Activate your account'

const toDraft = (values: LicenceValues) => Object.fromEntries(draftFields.map((field) => [field, values[field]]))

/** /auth/dsa-licence, in both editions: activates an individual licence. */
export default function LicencePage() {
  const activate = useUnit(activateLicenceFx)
  const [draft] = useState(() => loadSignUpDraft(type, draftFields))
  const form = useProductForm<LicenceValues>({
    name: 'licence',
    initialValues: { ...draft, ...emptyPasswords },
    rules: licenceRules,
    messageClearedBy: ['licenceKey', 'email'],
    onChange: (values) => saveSignUpDraft(type, toDraft(values)),
    send: activate,
  })
  const { step, goTo, returnTo } = useSteps({
    count: 2,
    reachable: form.isValid(stepOneFields) ? 2 : 1,
    onMoved: ({ isReturn }) => {
      if (!isReturn) form.clearProblems()
    },
  })
  const next = () => form.advance({ fields: stepOneFields, onAccepted: () => goTo(2) })
  const finish = () =>
    form.advance({
      action: activate,
      onRejected: (fields) => fields.some((field) => (stepOneFields as string[]).includes(field)) && returnTo(1),
    })
  const heading = stepHeading(step, 2, step === 1 ? 'licence and name' : 'email and password')
  return (
    <AuthLayout
      key={step}
      heading={heading}
      title={`${heading} - ${task}`}
      lead={
        step === 1
          ? `${task} with the key from your welcome letter or email.`
          : 'You will use these to sign in from now on.'
      }
    >
      <Form
        form={form}
        fields={step === 1 ? stepOneFields : stepTwoFields}
        onSubmit={step === 1 ? next : finish}
        footnote={step === 2 && <TermsNote action="Finish" />}
        buttons={
          <div className={styles.buttons}>
            {step === 2 && (
              <Button variant="default" onClick={() => goTo(1)}>
                Back
              </Button>
            )}
            <SubmitButton isBusy={form.isBusy} busyLabel="Activating…">
              {step === 1 ? 'Next' : 'Finish'}
            </SubmitButton>
          </div>
        }
      >
        {step === 1 ? <PersonStep form={form} /> : <AccountStep form={form} />}
      </Form>
      <p className="ui-ruled">
        Already have an account?{' '}
        <Anchor component={Link} to={paths.signIn.href({})}>
          Sign in
        </Anchor>
      </p>
    </AuthLayout>
  )
}
