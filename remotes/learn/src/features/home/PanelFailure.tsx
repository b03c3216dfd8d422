import { headingFocusWanted } from '@stepwise/shared/routing'
import { Alert, Button, Stack, Text } from '@stepwise/shared/ui'

interface PanelFailureProps {
  /** The server's words. */
  message: string
  onRetry: () => void
}

/** Instead of a tab's content, for failures without a page of their own: docs/product/homes.md#home-failure */
export function PanelFailure({ message, onRetry }: PanelFailureProps) {
  const tryAgain = () => {
    // The button disappears with the failure, and the heading of the content takes its focus.
    headingFocusWanted()
    onRetry()
  }
  return (
    <Alert color="red" variant="outline" title="We could not show this" role="alert">
      <Stack gap="md" align="flex-start">
        <Text>{message}</Text>
        <Button variant="default" onClick={tryAgain}>
          Try again
        </Button>
      </Stack>
    </Alert>
  )
}
