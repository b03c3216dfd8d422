import { Button, PageHeading, Paper, Stack, Text } from '@stepwise/shared/ui'
import { Main } from '../shell/Main.tsx'
import styles from './FailureCard.module.css'

interface FailureCardProps {
  /** What failed, as the menu calls it. */
  title: string
  version: string
  onRetry: () => void
}

/** In the place of a page that could not be shown: what failed and what to do. */
export function FailureCard({ title, version, onRetry }: FailureCardProps) {
  return (
    <Main>
      <Paper className={styles.card} component="section" data-failed>
        <Stack gap="md" align="flex-start">
          <PageHeading>{`${title} could not be shown`}</PageHeading>
          <Text>The rest of Stepwise still works, and your saved work is safe. Please try again in a moment.</Text>
          <Button onClick={onRetry}>Try again</Button>
          <Text size="xs" c="dimmed">
            {`Version ${version}`}
          </Text>
        </Stack>
      </Paper>
    </Main>
  )
}
