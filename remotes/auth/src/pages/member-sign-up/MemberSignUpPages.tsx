import { headingFocusWanted, Link, paths } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { useState } from 'react'
import { AuthLayout } from '../../features/auth-layout/AuthLayout.tsx'
import { ResendConfirmation } from '../../features/confirmation-mail/ResendConfirmation.tsx'
import { DetailsForm, noDetails } from './DetailsForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { keepEmail, keptEmail } from './kept-email.ts'
import styles from './MemberSignUpPages.module.css'
import type { SignUpKind } from './sign-up-kind.ts'

/** Sign-up through an institution or a site in three pages: e-mail, details, verify (spec 4). */
export function MemberSignUpPages({ kind }: { kind: SignUpKind }) {
  const [page, setPage] = useState<1 | 2 | 3>(1)
  const [email, setEmail] = useState(keptEmail)
  const [details, setDetails] = useState(noDetails)
  const goTo = (next: 1 | 2 | 3) => {
    headingFocusWanted()
    window.scrollTo(0, 0)
    setPage(next)
  }
  const accept = (accepted: string) => {
    keepEmail(accepted)
    setEmail(accepted)
    goTo(2)
  }
  if (page === 1) {
    return (
      <AuthLayout key={page} heading={kind.heading} lead={`Step 1 of 3. ${kind.lead}`}>
        <EmailForm kind={kind} email={email} onAccepted={accept} />
        <p className={styles.signIn}>
          Already have an account?{' '}
          <Anchor component={Link} to={paths.signIn.href({})}>
            Sign in
          </Anchor>
        </p>
      </AuthLayout>
    )
  }
  if (page === 2) {
    return (
      <AuthLayout key={page} heading="Your details" lead={`Step 2 of 3. You are signing up as ${email}.`}>
        <DetailsForm
          kind={kind}
          email={email}
          details={details}
          onBack={(typed) => {
            setDetails(typed)
            goTo(1)
          }}
          onAccepted={() => goTo(3)}
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout key={page} heading="Verify your email" lead={`We have sent an email to ${email}.`}>
      <p>Open the link in it to finish. It can take a few minutes to arrive; look in your spam folder as well.</p>
      <ResendConfirmation email={email} label="Resend" />
    </AuthLayout>
  )
}
