import { formatLongDay } from '@stepwise/shared/dates'
import { Link, paths } from '@stepwise/shared/routing'
import { $eraseAt } from '@stepwise/shared/session'
import { Anchor, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'

/** /auth/account-deleted: until when it can be undone, and how (docs/product/own-account.md#deletion). */
export default function AccountDeletedPage() {
  const eraseAt = useUnit($eraseAt)
  // After a reload nobody knows any more who was here.
  const day = eraseAt === null ? null : formatLongDay(eraseAt)
  return (
    <AuthLayout
      heading="Your account will be deleted"
      lead="You have been signed out everywhere. We have sent you a mail."
    >
      <p>
        {day === null
          ? '14 days after you asked for it, everything that is yours is erased.'
          : `On ${day} everything that is yours is erased.`}
      </p>
      <p>
        {`Did you change your mind? Sign in before ${day ?? 'then'} and choose “Keep my account”: everything is as it was. What was only on this device is gone.`}
      </p>
      <Button component={Link} to={paths.signIn.href({})}>
        Sign in
      </Button>
      <p>
        What stays for a while, such as backups, is in our{' '}
        <Anchor component={Link} to={paths.privacy.href({})}>
          privacy policy
        </Anchor>
        .
      </p>
    </AuthLayout>
  )
}
