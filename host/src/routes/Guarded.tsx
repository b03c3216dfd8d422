import type { RemoteRoute } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { Navigate, paths, useLocation } from '@stepwise/shared/routing'
import { $isOnboarded, $isSessionUnreached, $sessionState, wasSignedIn } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { SignedOutHere } from '../session/SignedOutHere.tsx'
import { $hasSignedOut, $isToldOfSignOut } from '../session/sign-out.model.ts'
import { UnreachedPage } from '../session/UnreachedPage.tsx'
import { PageLoader } from '../shell/PageLoader.tsx'
import { judgeVisit } from './guard.ts'

interface GuardedProps {
  route: Pick<RemoteRoute, 'access' | 'gate'>
  children: ReactNode
}

/** Shows a route's page to those who may see it; others go where spec 2.2 sends them, and come back after signing in. */
export function Guarded({ route, children }: GuardedProps) {
  const [session, isUnreached, isOnboarded, hasSignedOut, isToldOfSignOut] = useUnit([
    $sessionState,
    $isSessionUnreached,
    $isOnboarded,
    $hasSignedOut,
    $isToldOfSignOut,
  ])
  const location = useLocation()
  const verdict = judgeVisit(route, {
    session: isUnreached ? 'unreached' : session,
    isExpected: wasSignedIn(),
    isOnboarded,
    hasSignedOut,
  })
  if ('goTo' in verdict) {
    const cameFrom = (location.state as { from?: string } | null)?.from
    const isGoingBack = verdict.goTo === edition.home && cameFrom
    const state = session === 'signed-out' && !hasSignedOut ? { from: location.pathname + location.search } : null
    return <Navigate to={isGoingBack ? cameFrom : verdict.goTo} replace state={state} />
  }
  if (verdict.show === 'loader') return <PageLoader />
  if (verdict.show === 'unreached') return <UnreachedPage />
  return isToldOfSignOut && location.pathname === paths.landing.href({}) ? <SignedOutHere /> : children
}
