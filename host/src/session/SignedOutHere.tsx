import { $pendingSignOut } from '@stepwise/shared/session'
import { Button, PageHeading, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { Main } from '../shell/Main.tsx'
import { noticeLeft } from './sign-out.model.ts'
import { useOwnTitle } from './use-own-title.ts'
import styles from './WholePage.module.css'

/** After a sign-out that has not reached the server yet. In the first bundle, because nothing more may load. */
export function SignedOutHere() {
  const [pending, leave] = useUnit([$pendingSignOut, noticeLeft])
  const heading = 'You are signed out on this device'
  useOwnTitle(heading)
  return (
    <Main>
      <Stack className={styles.page} align="center" gap="md">
        <PageHeading>{heading}</PageHeading>
        <Text maw="40rem">
          {pending === null
            ? 'Stepwise is back, and your session has ended.'
            : 'Stepwise could not be reached. Your session will end as soon as Stepwise can be reached: now, or when it is next opened in this browser. Until then, no one can use your account on this device.'}
        </Text>
        <Button onClick={() => leave()}>Go to the start page</Button>
      </Stack>
    </Main>
  )
}
