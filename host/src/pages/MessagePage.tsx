import { Drawing, Group, PageHeading, Stack, Text } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import { Main } from '../shell/Main.tsx'
import styles from './MessagePage.module.css'

interface MessagePageProps {
  heading: string
  message: string
  /** Address of a decorative drawing. */
  image: string
  /** Links and buttons that lead on. */
  actions: ReactNode
  children?: ReactNode
}

/** A page with a message and a way back. */
export function MessagePage({ heading, message, image, actions, children }: MessagePageProps) {
  return (
    <Main>
      <Stack className={styles.page} align="center" gap="md">
        <Drawing src={image} alt="" width={280} height={200} />
        <PageHeading>{heading}</PageHeading>
        <Text maw="40rem">{message}</Text>
        <Group justify="center">{actions}</Group>
        {children}
      </Stack>
    </Main>
  )
}
