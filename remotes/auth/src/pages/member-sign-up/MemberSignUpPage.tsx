import { Link, paths } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { useEffect, useState } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { ResendConfirmation } from '../../features/mail/MailAgain.tsx'
import { emptyPasswords } from '../../features/security/password-rules.ts'
import { loadSignUpDraft, saveSignUpDraft } from '../../features/sign-up/sign-up-draft.ts'
import { stepHeading, useSteps } from '../../features/sign-up/use-steps.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { signUpKind } from './sign-up-kind.ts'

/** `acceptedEmail` has passed step one; `sentTo` is where the mail went, once there is an account. */
const draftFields = ['email', 'acceptedEmail', 'firstName', 'surname', 'sentTo'] as const

/** What the steps are about. */
const names = ['your email address', 'your details', 'verify your email']

/** /auth/inst-licence (study edition) and /auth/site-licence (pro edition): email, details, verify. */
export default function MemberSignUpPage() {
  const [draft, setDraft] = useState(() => loadSignUpDraft(signUpKind.type, draftFields))
  const [passwords, setPasswords] = useState(emptyPasswords)
  const change = (changes: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...changes }))
  useEffect(() => saveSignUpDraft(signUpKind.type, draft), [draft])
  const { email, acceptedEmail, firstName, surname, sentTo } = draft
  const { step, goTo } = useSteps({ count: 3, reachable: sentTo ? 3 : acceptedEmail ? 2 : 1 })
  const heading = stepHeading(step, 3, names[step - 1] ?? '')
  const title = `${heading} - Create your account`

  if (step === 1) {
    return (
      <AuthLayout key={step} heading={heading} title={title} lead={signUpKind.lead}>
        <EmailForm
          email={email}
          onChange={(changed) => change({ email: changed })}
          onAccepted={(accepted) => {
            change({ acceptedEmail: accepted })
            goTo(2)
          }}
        />
        <p className="ui-ruled">
          Already have an account?{' '}
          <Anchor component={Link} to={paths.signIn.href({})}>
            Sign in
          </Anchor>
        </p>
      </AuthLayout>
    )
  }
  if (step === 2) {
    return (
      <AuthLayout key={step} heading={heading} title={title} lead={`You are signing up as ${acceptedEmail}.`}>
        <DetailsForm
          email={acceptedEmail}
          details={{ firstName, surname, ...passwords }}
          onChange={({ password, passwordConfirmation, ...names }) => {
            change(names)
            setPasswords({ password, passwordConfirmation })
          }}
          onBack={() => goTo(1)}
          onAccepted={() => {
            // Only the address for another mail is still needed.
            change({ firstName: '', surname: '', sentTo: acceptedEmail })
            setPasswords(emptyPasswords)
            goTo(3)
          }}
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout key={step} heading={heading} title={title} lead={`We have sent an email to ${sentTo}.`}>
      <p>Open the link in it to finish. It can take a few minutes to arrive. Check your spam folder too.</p>
      <ResendConfirmation email={sentTo} label="Resend" />
    </AuthLayout>
  )
}
