import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'
import styles from './EmptyState.module.css'
import { HeadingText } from './HeadingText.tsx'

interface EmptyStateProps {
  /** Address of a decorative drawing. */
  image?: string
  /** One sentence. */
  message: string
  /** How to begin. */
  hint?: string
  /** One action: a link or a button. */
  action?: ReactNode
  /** Makes the sentence a heading with this id, which can take the focus when what stood here before has gone. */
  headingId?: string
  /** In a panel, a dialog or a card. */
  isSmall?: boolean
}

/** Instead of a list that has nothing in it yet: in the middle, what there is not, and how to begin. */

export function EmptyState({
  image = '/images/scenes/empty.svg',
  message,
  hint,
  action,
  headingId,
  isSmall = false,
}: EmptyStateProps) {
  return (
    <Stack className={styles.root} data-small={isSmall || undefined} align="center" gap={isSmall ? 'xs' : 'md'}>
      <Drawing src={image} alt="" width={isSmall ? 120 : 200} height={isSmall ? 90 : 150} />
      {headingId ? (
        <Title order={2} size="h4" id={headingId} tabIndex={-1} className={styles.heading ?? ''}>
          <HeadingText>{message}</HeadingText>
        </Title>
      ) : (
        <Text size={isSmall ? 'md' : 'lg'} fw={600}>
          {message}
        </Text>
      )}
      {hint && <Text c="var(--color-muted)">{hint}</Text>}
      {action}
    </Stack>
  )
}
