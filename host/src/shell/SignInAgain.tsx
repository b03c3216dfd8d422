import type { RegistryRemote } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { $isSessionExpired, signedOut } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
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
  useFocusAfter(isExpired)
  return isExpired && owner ? <SignInDialog owner={owner} onFailure={leave} /> : null
}

/** Back on the page the focus is where it was; if that is gone meanwhile, it goes to the page's heading. */
function useFocusAfter(isExpired: boolean) {
  const wasExpired = useRef(false)
  const focusedBefore = useRef<Element | null>(null)
  useEffect(() => {
    const hasEnded = wasExpired.current && !isExpired
    wasExpired.current = isExpired
    if (isExpired) focusedBefore.current = document.activeElement
    if (!hasEnded) return
    const before = focusedBefore.current
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
      before.focus({ preventScroll: true })
      return
    }
    headingFocusWanted()
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }, [isExpired])
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
