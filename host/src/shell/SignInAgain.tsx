import type { RegistryRemote } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { $isSessionExpired, signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { PartBoundary } from '../remotes/PartBoundary.tsx'
import { reportFault } from '../remotes/report-fault.ts'
import { SlotFailure } from '../remotes/SlotFailure.tsx'
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
  return isExpired && owner ? <SignInDialog owner={owner} onLeave={leave} /> : null
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

/** Where the dialog cannot be had, what is on the page stays: only the person decides to leave it. */
function SignInDialog({ owner, onLeave }: { owner: RegistryRemote; onLeave: () => void }) {
  const { value: Dialog, error, retry } = usePart(owner, { slot }, { retriesOnline: true })
  const announce = useUnit(announced)
  const { config, version } = owner
  useEffect(() => {
    if (error === undefined) return
    reportFault({ part: config.name, version, error })
    announce('Your session has ended, and the sign-in form could not be opened.')
  }, [error, config, version, announce])
  const failure = (tryAgain: () => void) => (
    <SlotFailure title="Sign in" onTryAgain={tryAgain} onClose={onLeave} closeLabel="Go to the sign-in page" isKept />
  )
  if (Dialog) {
    return (
      <PartBoundary owner={{ name: config.name, version }} title="Sign in" announce={announce} renderFailure={failure}>
        <Dialog />
      </PartBoundary>
    )
  }
  return error === undefined ? null : failure(retry)
}
