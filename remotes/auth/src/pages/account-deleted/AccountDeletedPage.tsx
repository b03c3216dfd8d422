import { formatLongDay } from '@stepwise/shared/dates'
import { Link, paths } from '@stepwise/shared/routing'
import { $eraseAt } from '@stepwise/shared/session'
import { Anchor, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'

/** /auth/account-deleted: until when it can be undone, and how (docs/product/own-account.md#deletion). */
export default function AccountDeletedPage() {
  const eraseAt = useUnit($eraseAt)
  // After a reload no one knows any more who was here.
  const day = eraseAt === null ? null : formatLongDay(eraseAt)
  return (
    <AuthLayout
      heading="Your account will be deleted"
      lead="You have been signed out everywhere. We have sent you an email."
    >
      <p>
        {day === null
          ? 'We will erase everything of yours 14 days after you asked us to.'
          : `On ${day} we will erase everything of yours.`}
      </p>
      <p>
        {`Changed your mind? Sign in before ${day ?? 'then'} and choose “Keep my account”, and everything will be as it was, except what was only on this device.`}
      </p>
      <Button component={Link} to={paths.signIn.href({})}>
        Sign in
      </Button>
      <p>
        To find out what stays for a while, such as backups, see our{' '}
        <Anchor component={Link} to={paths.privacy.href({})}>
          privacy policy
        </Anchor>
        .
      </p>
    </AuthLayout>
  )
}
