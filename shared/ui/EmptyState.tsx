import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** Address of a decorative drawing. */
  image?: string
  /** One sentence. */
  message: string
  /** One action: a link or a button. */
  action?: ReactNode
}

export function EmptyState({ image = '/images/scenes/empty.svg', message, action }: EmptyStateProps) {
  return (
    <Stack className={styles.root} align="center" gap="md">
      <img src={image} alt="" width={200} height={150} />
      <Text size="lg">{message}</Text>
      {action}
    </Stack>
  )
}
