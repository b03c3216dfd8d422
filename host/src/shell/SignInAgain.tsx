import type { RegistryRemote } from '@stepwise/shared/contracts'
import { $isSessionExpired, signedOut } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import { usePart } from '../remotes/use-part.ts'

const slot = 'dialog.sign-in'

/**
 * A session that expires while somebody works: they sign in again over the page, and go on where they were. Where no part
 * of the product can ask them, they are signed out.
 */
export function SignInAgain() {
  const [isExpired, leave] = useUnit([$isSessionExpired, signedOut])
  const owner = slotOwner(useRegistry(), slot)
  useEffect(() => {
    if (isExpired && !owner) leave()
  }, [isExpired, owner, leave])
  return isExpired && owner ? <SignInDialog owner={owner} onFailure={leave} /> : null
}

function SignInDialog({ owner, onFailure }: { owner: RegistryRemote; onFailure: () => void }) {
  const { component: Dialog, error } = usePart(owner, { slot })
  useEffect(() => {
    if (error !== undefined) onFailure()
  }, [error, onFailure])
  if (!Dialog) return null
  return (
    <RemoteBoundary remote={owner}>
      <Dialog />
    </RemoteBoundary>
  )
}
