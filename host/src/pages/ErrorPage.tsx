import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'
import { MessagePage } from './MessagePage.tsx'
import { SupportFacts } from './SupportFacts.tsx'

/** /error and /something-went-wrong. */
export function ErrorPage() {
  const registry = useRegistry()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const support = paths.support.href({})
  const isSupportLive = routeAt(registry, support) !== undefined
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
          {isSupportLive ? (
            <Button component={Link} to={support} variant="default">
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
