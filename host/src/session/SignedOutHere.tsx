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
            ? 'Stepwise can be reached again, and your session has ended.'
            : 'Stepwise could not be reached. Your session ends by itself as soon as it can be reached again: now, or when Stepwise is next opened in this browser. Nobody can go on as you on this device until then.'}
        </Text>
        <Button onClick={() => leave()}>Go to the start page</Button>
      </Stack>
    </Main>
  )
}
