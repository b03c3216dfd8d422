import { Link, paths } from '@stepwise/shared/routing'
import { $sessionState, homePath } from '@stepwise/shared/session'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'

interface EntryButtonProps {
  size?: 'md' | 'lg'
  fullWidth?: boolean
}

/** Leads to the dashboard or to sign-in. */
export function EntryButton(props: EntryButtonProps) {
  const isSignedIn = useUnit($sessionState) === 'signed-in'
  return (
    <Button component={Link} to={isSignedIn ? homePath : paths.auth.href({})} {...props}>
      {isSignedIn ? 'Go to Dashboard' : 'Sign in'}
    </Button>
  )
}
