import { Button, Text } from '@stepwise/shared/ui'

interface TryAgainProps {
  words: string
  onRetry: () => void
  className?: string | undefined
}

/** What has failed, where the rest of a list or dialog stays, with another try. */
export const TryAgain = ({ words, onRetry, className = 'ui-grid ui-gap-10 ui-starts' }: TryAgainProps) => (
  <div role="alert" className={className}>
    <Text>{words}</Text>
    <Button variant="default" onClick={() => onRetry()}>
      Try again
    </Button>
  </div>
)
