import { Link, paths, useParams } from '@stepwise/shared/routing'
import { Button, Loader, LoadFailure } from '@stepwise/shared/ui'
import { ServerMessage } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { $outcome, confirmationOpened } from './confirmation.model.ts'

/** /auth/confirmations/{token}: verifies the address and shows the outcome (docs/product/accounts.md#confirmation-link). */
export default function ConfirmationPage() {
  const { confirmationToken = '' } = useParams()
  const [outcome, opened] = useUnit([$outcome, confirmationOpened])
  useEffect(() => void opened(confirmationToken), [opened, confirmationToken])
  if (!outcome) {
    return (
      <AuthLayout heading="Verifying your account…">
        <Loader aria-hidden />
      </AuthLayout>
    )
  }
  if (outcome.state === 'unknown') {
    return (
      <AuthLayout heading="Your account is not verified yet">
        <LoadFailure
          title="We could not verify it"
          message={outcome.message}
          onRetry={() => opened(confirmationToken)}
        />
      </AuthLayout>
    )
  }
  const isVerified = outcome.state === 'verified'
  return (
    <AuthLayout heading={isVerified ? 'Account Verified' : 'Account not verified'}>
      <p role={isVerified ? 'status' : 'alert'} className={isVerified ? undefined : 'ui-danger ui-strong'}>
        <ServerMessage message={outcome.message || 'Your account has been verified. You can sign in now.'} />
      </p>
      {!isVerified && <p>Sign in with your email and password, and we will send you a new link.</p>}
      <Button component={Link} to={paths.signIn.href({})}>
        Sign in
      </Button>
    </AuthLayout>
  )
}
