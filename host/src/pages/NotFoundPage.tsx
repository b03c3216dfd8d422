import { edition } from '@stepwise/shared/edition'
import { contactForm } from '@stepwise/shared/help'
import { Link, paths } from '@stepwise/shared/routing'
import { $sessionState, wasSignedIn } from '@stepwise/shared/session'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { MessagePage } from './MessagePage.tsx'

export function NotFoundPage() {
  const session = useUnit($sessionState)
  // At the start of a visit the session is not known yet.
  const isSignedIn = session === 'signed-in' || (session === 'pending' && wasSignedIn())
  return (
    <MessagePage
      heading="Page not found"
      message="There is no page at this address. It may have moved, or the link may have a mistake in it."
      image="/images/scenes/not-found.svg"
      actions={
        <>
          <Button component={Link} to={isSignedIn ? edition.home : paths.landing.href({})}>
            {isSignedIn ? 'Go to Dashboard' : 'Go to the start page'}
          </Button>
          {/* docs/product/accessibility.md#help */}
          <Button component={Link} to={isSignedIn ? paths.support.href({}) : contactForm} variant="default">
            Help
          </Button>
        </>
      }
    />
  )
}
