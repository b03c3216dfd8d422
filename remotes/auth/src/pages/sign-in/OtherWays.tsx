import { Link, paths, useLocation } from '@stepwise/shared/routing'
import { Button, Title, useIsHydrated } from '@stepwise/shared/ui'
import { institutionLabel } from '../../features/sign-in/institution.ts'
import { PasskeySignIn } from '../../features/sign-in/PasskeySignIn.tsx'
import { isPasskeySupported } from '../../features/sign-in/passkey-browser.ts'
import { readSignInState } from '../../features/sign-in/sign-in-state.ts'

interface OtherWaysProps {
  /** As typed so far. */
  email: string
  isSharedComputer: boolean
}

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
        {`Sign in with your ${institutionLabel}`}
      </Button>
      {/* Last, and its place is kept: nothing moves when scripts find that the browser has no passkeys. */}
      <div style={{ visibility: hasPasskeys ? undefined : 'hidden' }}>
        <PasskeySignIn isSharedComputer={isSharedComputer} />
      </div>
    </section>
  )
}
