import { Link, paths } from '@stepwise/shared/routing'
import { $sessionState, homePath } from '@stepwise/shared/session'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './EntryButton.module.css'

interface EntryButtonProps {
  size?: 'md' | 'lg'
  fullWidth?: boolean
}

const isServer = typeof document === 'undefined'

/** Leads to the dashboard or to sign-in. */
export function EntryButton(props: EntryButtonProps) {
  const isSignedIn = useUnit($sessionState) === 'signed-in'
  const toHome = (
    <Button component={Link} to={homePath} className={isServer ? styles.signedIn : undefined} {...props}>
      Go to Dashboard
    </Button>
  )
  const toSignIn = (
    <Button component={Link} to={paths.auth.href({})} className={isServer ? styles.signedOut : undefined} {...props}>
      Sign in
    </Button>
  )
  // The words in the HTML are the same for everyone: the style sheet shows one of the two.
  if (isServer) {
    return (
      <>
        {toHome}
        {toSignIn}
      </>
    )
  }
  return isSignedIn ? toHome : toSignIn
}
