import type { RegistryRemote } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { $isSessionExpired, signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { PartBoundary } from '../remotes/PartBoundary.tsx'
import { SlotFailure } from '../remotes/SlotFailure.tsx'
import { useLoadFailure, usePart } from '../remotes/use-part.ts'

const slot = 'dialog.sign-in'

/**
 * When the session expires while someone works, they sign in again over the page and go on where they were. If no
 * live remote has the dialog, they are signed out.
 */
export function SignInAgain() {
  const [isExpired, leave] = useUnit([$isSessionExpired, signedOut])
  const registry = useRegistry()
  const remote = slotOwner(registry, slot)
  // The workbench says itself what would be here (host/src/qa/SessionEnded.tsx).
  const isLeft = isExpired && !remote && registry.selection?.kind !== 'standalone'
  useEffect(() => {
    if (isLeft) leave()
  }, [isLeft, leave])
  useFocusAfter(isExpired)
  return isExpired && remote ? <SignInDialog remote={remote} onLeave={leave} /> : null
}

/** Back on the page the focus is where it was; if that is gone meanwhile, the page's heading takes it. */
function useFocusAfter(isExpired: boolean) {
  useEffect(() => {
    if (!isExpired) return
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
        before.focus({ preventScroll: true })
        return
      }
      headingFocusWanted()
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [isExpired])
}

/** When the dialog cannot be loaded the page stays as it is: only the person decides to leave it. */
function SignInDialog({ remote, onLeave }: { remote: RegistryRemote; onLeave: () => void }) {
  const { value: Dialog, error, retry } = usePart(remote, { slot }, { autoRetry: true })
  const announce = useUnit(announced)
  const part = { name: remote.config.name, version: remote.version }
  useLoadFailure(part, error, 'Your session has ended, and the sign-in form could not be opened.')
  const failure = (tryAgain: () => void) => (
    <SlotFailure
      title="Sign in"
      onTryAgain={tryAgain}
      onClose={onLeave}
      closeLabel="Go to the sign-in page"
      outlivesPage
    />
  )
  if (Dialog) {
    return (
      <PartBoundary owner={part} title="Sign in" announce={announce} renderFailure={failure}>
        <Dialog />
      </PartBoundary>
    )
  }
  return error === undefined ? null : failure(retry)
}
