import type { RemoteRoute } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { Navigate, useLocation } from '@stepwise/shared/routing'
import { $isOnboarded, $sessionState } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { PageLoader } from '../shell/PageLoader.tsx'
import { judgeVisit } from './guard.ts'
import { $hasSignedOut } from './sign-out.model.ts'

interface GuardedProps {
  route: Pick<RemoteRoute, 'access' | 'gate'>
  children: ReactNode
}

/** Shows a route's page to those who may see it; others go where spec 2.2 sends them, and come back after signing in. */
export function Guarded({ route, children }: GuardedProps) {
  const [session, isOnboarded, hasSignedOut] = useUnit([$sessionState, $isOnboarded, $hasSignedOut])
  const location = useLocation()
  const verdict = judgeVisit(route, { session, isOnboarded, hasSignedOut })
  if ('goTo' in verdict) {
    const cameFrom = (location.state as { from?: string } | null)?.from
    const isGoingBack = verdict.goTo === edition.home && cameFrom
    const state = session === 'signed-out' && !hasSignedOut ? { from: location.pathname + location.search } : null
    return <Navigate to={isGoingBack ? cameFrom : verdict.goTo} replace state={state} />
  }
  return verdict.show === 'loader' ? <PageLoader /> : children
}
