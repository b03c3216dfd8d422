import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { $sessionState, wasSignedIn } from '@stepwise/shared/session'
import { Button, Group, PageHeading, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Main } from '../shell/Main.tsx'
import styles from './MessagePage.module.css'

interface MessagePageProps {
  heading: string
  message: string
  /** Address of a decorative drawing. */
  image: string
  action?: ReactNode
}

/** A page that only says something, with the way back. */
export function MessagePage({ heading, message, image, action }: MessagePageProps) {
  const session = useUnit($sessionState)
  // A visit that starts on the error page has not asked yet.
  const isSignedIn = session === 'signed-in' || (session === 'pending' && wasSignedIn())
  return (
    <Main>
      <Stack className={styles.page} align="center" gap="md">
        <img src={image} alt="" width={280} height={200} />
        <PageHeading>{heading}</PageHeading>
        <Text maw="40rem">{message}</Text>
        <Group>
          {action}
          <Button
            component={Link}
            to={isSignedIn ? edition.home : paths.landing.href({})}
            variant={action ? 'default' : 'filled'}
          >
            {isSignedIn ? 'Go to Dashboard' : 'Go to the start page'}
          </Button>
        </Group>
      </Stack>
    </Main>
  )
}
