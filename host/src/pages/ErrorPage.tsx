import { edition } from '@stepwise/shared/edition'
import { contactForm } from '@stepwise/shared/help'
import { Link, paths } from '@stepwise/shared/routing'
import { $sessionState } from '@stepwise/shared/session'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'
import { MessagePage } from './MessagePage.tsx'
import { SupportFacts } from './SupportFacts.tsx'

/** /error and /something-went-wrong. */
export function ErrorPage() {
  const registry = useRegistry()
  const session = useUnit($sessionState)
  const [isHelpOpen, setHelpOpen] = useState(false)
  // While the server does not say who is there, neither of the pages might open.
  const help = { 'signed-in': paths.support.href({}), 'signed-out': paths.landing.href({}), pending: null }[session]
  const isHelpLive = help !== null && routeAt(registry, help) !== undefined
  return (
    <MessagePage
      heading="Oh no! Something unexpected happened."
      message="We’re sorry for interrupting your flow."
      image="/images/scenes/error.svg"
      actions={
        <>
          <Button component={Link} to={edition.home}>
            Back to Dashboard
          </Button>
          {isHelpLive ? (
            <Button component={Link} to={session === 'signed-out' ? contactForm : help} variant="default">
              Get Support
            </Button>
          ) : (
            <Button variant="default" aria-expanded={isHelpOpen} onClick={() => setHelpOpen(!isHelpOpen)}>
              Get Support
            </Button>
          )}
          <Button variant="default" onClick={() => history.back()}>
            Go back and try again
          </Button>
        </>
      }
    >
      {isHelpOpen && <SupportFacts registry={registry} />}
    </MessagePage>
  )
}
