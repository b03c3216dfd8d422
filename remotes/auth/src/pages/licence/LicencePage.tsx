import { edition } from '@stepwise/shared/edition'
import { headingFocusWanted, Link, paths } from '@stepwise/shared/routing'
import { Anchor, Button } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { AuthLayout } from '../../features/auth-layout/AuthLayout.tsx'
import { TermsNote } from '../../features/terms/TermsNote.tsx'
import { AccountStep } from './AccountStep.tsx'
import styles from './LicencePage.module.css'
import { activateLicenceFx } from './licence.model.ts'
import { emptyLicence, licenceRules, stepOneFields } from './licence-values.ts'
import { PersonStep } from './PersonStep.tsx'

/** /auth/dsa-licence: activates an individual licence in two steps, in both editions (spec 4). */
export default function LicencePage() {
  const activate = useUnit(activateLicenceFx)
  const [step, setStep] = useState<1 | 2>(1)
  const form = useProductForm({
    name: 'licence',
    initialValues: emptyLicence,
    rules: licenceRules,
    messageClearedBy: ['licenceKey', 'email'],
    send: activate,
  })
  const goTo = (next: 1 | 2) => {
    headingFocusWanted()
    setStep(next)
  }
  const next = () => form.advance({ fields: stepOneFields, onAccepted: () => goTo(2) })
  const finish = () =>
    form.advance({
      action: activate,
      onRefused: (fields) => fields.some((field) => (stepOneFields as string[]).includes(field)) && setStep(1),
    })
  return (
    <AuthLayout
      key={step}
      heading={edition.id === 'pro' ? 'Activate your licence' : 'Activate your account'}
      lead={`Step ${step} of 2: ${step === 1 ? 'your licence and your name' : 'your email and password'}`}
    >
      <Form
        form={form}
        onSubmit={step === 1 ? next : finish}
        footnote={step === 2 && <TermsNote action="Finish" />}
        buttons={
          <div className={styles.buttons}>
            {step === 2 && (
              <Button variant="default" onClick={() => form.advance({ fields: [], onAccepted: () => goTo(1) })}>
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
      <p className={styles.signIn}>
        Already have an account?{' '}
        <Anchor component={Link} to={paths.signIn.href({})}>
          Sign in
        </Anchor>
      </p>
    </AuthLayout>
  )
}
