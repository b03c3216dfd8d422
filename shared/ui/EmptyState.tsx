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
  /** One action: a link or a button. */
  action?: ReactNode
  /** Makes the sentence a heading with this id, which can take the focus when what stood here before has gone. */
  headingId?: string
}

export function EmptyState({ image = '/images/scenes/empty.svg', message, action, headingId }: EmptyStateProps) {
  return (
    <Stack className={styles.root} align="center" gap="md">
      <Drawing src={image} alt="" width={200} height={150} />
      {headingId ? (
        <Title order={2} size="h4" id={headingId} tabIndex={-1} className={styles.heading ?? ''}>
          <HeadingText>{message}</HeadingText>
        </Title>
      ) : (
        <Text size="lg">{message}</Text>
      )}
      {action}
    </Stack>
  )
}
