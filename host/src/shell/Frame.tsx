import { Outlet } from '@stepwise/shared/routing'
import { $isSessionUnreached, $sessionState } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { SkipLink } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { PrivacyChoicesPlace } from '../consent/PrivacyChoicesPlace.tsx'
import { QaPlace } from '../qa/QaPlace.tsx'
import { LeaveBoundary } from '../remotes/LeaveBoundary.tsx'
import { RequestedSlot } from '../remotes/RequestedSlot.tsx'
import { ErasureBanner } from './ErasureBanner.tsx'
import { PageLoader } from './PageLoader.tsx'
import { Shell } from './Shell.tsx'

interface FrameProps {
  /** 'shell': top bar and side menu. 'bare': nothing but the page, which brings its own header and `<main id="main">`. */
  kind: 'shell' | 'bare'
}

/** What stands around a page. */
export function Frame({ kind }: FrameProps) {
  const [session, isUnreached, openSlot] = useUnit([$sessionState, $isSessionUnreached, $openSlot])
  const isPending = kind === 'shell' && session === 'pending' && !isUnreached
  useLayoutEffect(() => {
    // The page draws a frame itself until this one is known (deploy/src/page/static-frame.ts).
    if (isPending) return
    document.getElementById('frame')?.remove()
    delete document.documentElement.dataset.frame
  }, [isPending])
  if (kind === 'shell' && session === 'signed-in') {
    return (
      <Shell>
        <Outlet />
      </Shell>
    )
  }
  return (
    <>
      <SkipLink />
      <PrivacyChoicesPlace />
      <QaPlace />
      <ErasureBanner />
      <LeaveBoundary holdsPage>{isPending ? <PageLoader /> : <Outlet />}</LeaveBoundary>
      <LeaveBoundary>{openSlot && <RequestedSlot name={openSlot} />}</LeaveBoundary>
    </>
  )
}
