import { Alert, Button, Stack, Text } from '@mantine/core'
import type { MouseEvent } from 'react'
import { headingFocusWanted } from '../routing/index.ts'

interface LoadFailureProps {
  title?: string
  /** The server's words. */
  message: string
  onRetry: () => void
}

/**
 * In the place of content that could not be loaded, where no error page is shown. The button disappears with the failure: the dialog
 * that it is in takes its focus, or else the page's heading, the one that is there and the next one that appears.
 */
export function LoadFailure({ title = 'We could not show this', message, onRetry }: LoadFailureProps) {
  const tryAgain = (event: MouseEvent) => {
    const dialog = event.currentTarget.closest<HTMLElement>('[role="dialog"]')
    if (dialog) dialog.focus()
    else {
      event.currentTarget.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
      headingFocusWanted()
    }
    onRetry()
  }
  return (
    <Alert color="red" variant="outline" title={title} role="alert" data-failed>
      <Stack gap="md" align="flex-start">
        <Text>{message}</Text>
        <Button variant="default" onClick={tryAgain}>
          Try again
        </Button>
      </Stack>
    </Alert>
  )
}
