import { Outlet } from '@stepwise/shared/routing'
import { $isSessionUnreached, $sessionState } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { SkipLink } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
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
      <LeaveBoundary holdsPage>
        {kind === 'shell' && session === 'pending' && !isUnreached ? <PageLoader /> : <Outlet />}
      </LeaveBoundary>
      <LeaveBoundary>{openSlot && <RequestedSlot name={openSlot} />}</LeaveBoundary>
    </>
  )
}
