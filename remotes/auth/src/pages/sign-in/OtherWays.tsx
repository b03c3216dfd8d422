import { edition } from '@stepwise/shared/edition'
import { Link, paths, useLocation } from '@stepwise/shared/routing'
import { Button, Title, useIsHydrated } from '@stepwise/shared/ui'
import { PasskeySignIn } from '../../features/sign-in/PasskeySignIn.tsx'
import { isPasskeySupported } from '../../features/sign-in/passkey-browser.ts'
import { readSignInState } from '../../features/sign-in/sign-in-state.ts'
import styles from './OtherWays.module.css'

interface OtherWaysProps {
  /** As typed so far. */
  email: string
  isSharedComputer: boolean
}

const institutionLabel = { study: 'Sign in with your institution', pro: 'Sign in with your organisation' }

/** Ways to sign in without a password. */
export function OtherWays({ email, isSharedComputer }: OtherWaysProps) {
  const { from } = readSignInState(useLocation().state)
  // The page before scripts is that of a browser that has passkeys, as nearly all have.
  const hasPasskeys = !useIsHydrated() || isPasskeySupported()
  const typed = { email, isSharedComputer, from }
  return (
    <section aria-labelledby="other-ways" className="ui-grid ui-gap-12 ui-ruled">
      <Title order={2} size="h3" id="other-ways">
        Other ways to sign in
      </Title>
      <Button component={Link} to={paths.requestLink.href({})} state={typed} variant="outline">
        Email me a link
      </Button>
      <Button component={Link} to={paths.institutionSignIn.href({})} state={typed} variant="outline">
        {institutionLabel[edition.id]}
      </Button>
      {/* Last, and its place is kept: nothing moves when scripts find that the browser has no passkeys. */}
      <div className={hasPasskeys ? undefined : styles.empty}>
        <PasskeySignIn isSharedComputer={isSharedComputer} />
      </div>
    </section>
  )
}
