import { Button } from '@stepwise/shared/ui'
import { MessagePage } from './MessagePage.tsx'

/** /error and /something-went-wrong (spec 8). */
export function ErrorPage() {
  return (
    <MessagePage
      heading="Oh no! Something unexpected happened."
      message="We could not do what you asked. What you have saved is safe. Check your connection, wait a moment, then try again."
      image="/images/scenes/error.svg"
      action={<Button onClick={() => history.back()}>Go back and try again</Button>}
    />
  )
}
