import { Link, paths, useLocation, useSearchParams } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import {
  EmailField,
  ErrorSummary,
  emailAddress,
  Form,
  required,
  useErrorTitle,
  useProductForm,
} from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { institutionLabel, signInAddress } from '../../features/sign-in/institution.ts'
import { SharedComputerChoice } from '../../features/sign-in/SharedComputerChoice.tsx'
import { readSignInState } from '../../features/sign-in/sign-in-state.ts'
import { TermsNote } from '../../features/sign-up/TermsNote.tsx'
import { ContinueAgain } from './ContinueAgain.tsx'
import styles from './InstitutionPage.module.css'
import { findInstitutionFx, leaveFx } from './institution.model.ts'
import { sentenceFor } from './problems.ts'

/** /auth/institution: finds one's institution by one's address, and says why a sign-in there failed (docs/product/ways-in.md#institution-sign-in). */
export default function InstitutionPage() {
  const [find, leave] = useUnit([findInstitutionFx, leaveFx])
  const before = readSignInState(useLocation().state)
  const [query] = useSearchParams()
  const [goingTo, setGoingTo] = useState<string | null>(null)
  const form = useProductForm({
    name: 'institution',
    initialValues: { email: before.email, isSharedComputer: before.isSharedComputer },
    rules: { email: [required('Enter your email address'), emailAddress('Invalid email address')] },
    messageClearedBy: ['email'],
    send: async ({ email, isSharedComputer }) => {
      const institution = await find(email.trim())
      setGoingTo(institution.name)
      await leave(signInAddress(institution, { email, isSharedComputer, to: before.from }))
      setGoingTo(null)
    },
  })
  // What is sent now has an outcome of its own.
  const problem = form.attempt === 0 && !form.isBusy ? sentenceFor(query.get('problem')) : null
  useErrorTitle(problem !== null)
  return (
    <AuthLayout
      heading={`Sign in with your ${institutionLabel}`}
      lead={`Enter the email address that your ${institutionLabel} gave you. You will sign in there, then come back here.`}
    >
      {problem !== null && (
        <>
          <div className={styles.problem}>
            <ErrorSummary problems={[]} message={problem} attempt={0} />
          </div>
          <ContinueAgain domain={query.get('domain') ?? ''} isSharedComputer={form.values.isSharedComputer} />
        </>
      )}
      <Form
        form={form}
        submitLabel="Continue"
        busyLabel={goingTo === null ? 'Looking…' : `Going to ${goingTo}…`}
        footnote={<TermsNote action="Continue" />}
      >
        <EmailField
          label={`Your email address at your ${institutionLabel}`}
          autoComplete="username"
          {...form.field('email')}
        />
        <SharedComputerChoice
          id="institution-isSharedComputer"
          checked={form.values.isSharedComputer}
          onChange={(isShared) => form.set('isSharedComputer', isShared)}
        />
      </Form>
      <p>
        <Anchor
          component={Link}
          className="ui-inline ui-target"
          to={paths.signIn.href({})}
          state={{ ...before, email: form.values.email.trim(), isSharedComputer: form.values.isSharedComputer }}
        >
          Sign in another way
        </Anchor>
      </p>
    </AuthLayout>
  )
}
