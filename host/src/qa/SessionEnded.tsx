import { call, messageFor } from '@stepwise/shared/http'
import { $isSessionExpired, $user, signedIn } from '@stepwise/shared/session'
import { Button, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { demoPassword } from './person.ts'

/** Stands where the product asks someone to sign in again, when the remote that asks is not on this page. */
export function SessionEnded() {
  const [isExpired, user, enter] = useUnit([$isSessionExpired, $user, signedIn])
  const [problem, setProblem] = useState<string | null>(null)
  const isMissing = slotOwner(useRegistry(), 'dialog.sign-in') === undefined

  async function signIn() {
    try {
      enter(await call('POST /auth/sign_in', { body: { user: { email: user?.email ?? '', password: demoPassword } } }))
      setProblem(null)
    } catch (error) {
      setProblem(messageFor(error))
    }
  }
  return (
    <Dialog
      title="Please sign in again"
      isDescribed
      opened={isExpired && isMissing}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text>Your session has ended. In the product, the sign-in form appears here.</Text>
        {problem && <Text role="alert">{problem}</Text>}
        <Button onClick={signIn}>Sign in as before</Button>
      </Stack>
    </Dialog>
  )
}
