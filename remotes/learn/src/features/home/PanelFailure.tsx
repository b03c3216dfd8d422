import { headingFocusWanted } from '@stepwise/shared/routing'
import { Alert, Button, Stack, Text } from '@stepwise/shared/ui'

interface PanelFailureProps {
  /** The server's words. */
  message: string
  onRetry: () => void
}

/** Stands where a tab's content should be, for failures that no global page answers (spec 8). */
export function PanelFailure({ message, onRetry }: PanelFailureProps) {
  const tryAgain = () => {
    // The button goes away with the failure; the heading comes back with the content.
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
