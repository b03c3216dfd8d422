import { headingFocusWanted } from '@stepwise/shared/routing'
import { Button, PageHeading, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect } from 'react'
import { Main } from '../shell/Main.tsx'
import { retryPressed, unreachedHeading, unreachedLeft, unreachedShown } from './unreached.model.ts'
import { useOwnTitle } from './use-own-title.ts'
import styles from './WholePage.module.css'

/** In the place of a page while the session check gets no answer. The page shows by itself once the server answers. */
export function UnreachedPage() {
  const [shown, left, retry] = useUnit([unreachedShown, unreachedLeft, retryPressed])
  useOwnTitle(unreachedHeading)
  useLayoutEffect(() => {
    headingFocusWanted()
    // The requested page replaces this one, and its heading takes the focus from the button.
    return headingFocusWanted
  }, [])
  useEffect(() => {
    shown()
    return () => left()
  }, [shown, left])
  return (
    <Main>
      <Stack className={styles.page} align="center" gap="md">
        <PageHeading>{unreachedHeading}</PageHeading>
        <Text maw="40rem">
          Nothing is lost. We will keep trying, and your page will open as soon as Stepwise can be reached.
        </Text>
        <Button onClick={() => retry()}>Try again</Button>
      </Stack>
    </Main>
  )
}
