import type { RemoteRoute } from '@stepwise/shared/contracts'
import { parseOwnPage } from '@stepwise/shared/contracts/own-address'
import { edition } from '@stepwise/shared/edition'
import { Navigate, paths, useLocation, withNotice } from '@stepwise/shared/routing'
import { $eraseAt, $isSessionUnreached, $personFacts, $sessionState, wasSignedIn } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useState } from 'react'
import { SignedOutHere } from '../session/SignedOutHere.tsx'
import { $hasSignedOut, $isSignOutPending, $sessionEnd, sessionEndShown } from '../session/sign-out.model.ts'
import { UnreachedPage } from '../session/UnreachedPage.tsx'
import { PageLoader } from '../shell/PageLoader.tsx'
import { decideVisit } from './guard.ts'
import { UnknownPath } from './UnknownPath.tsx'

interface GuardedProps {
  route: Pick<RemoteRoute, 'access' | 'gate' | 'role'>
  children: ReactNode
}

/**
 * Shows a route's page to those who may see it, sends others elsewhere (docs/product/routes-and-guards.md#guard-table), and brings
 * them back after signing in (docs/product/routes-and-guards.md#comes-back).
 */
export function Guarded({ route, children }: GuardedProps) {
  const [session, isUnreached, { isOnboarded, role }, hasSignedOut, eraseAt, isSignOutPending] = useUnit([
    $sessionState,
    $isSessionUnreached,
    $personFacts,
    $hasSignedOut,
    $eraseAt,
    $isSignOutPending,
  ])
  const sessionEnd = useUnit($sessionEnd)
  const location = useLocation()
  const decision = decideVisit(route, {
    session: isUnreached ? 'unreached' : session,
    isExpected: wasSignedIn(),
    isOnboarded,
    role,
    hasSignedOut,
    hasDeletedAccount: eraseAt !== null,
  })
  if ('goTo' in decision) {
    const cameFrom = parseOwnPage((location.state as { from?: unknown } | null)?.from)
    const isGoingBack = decision.goTo === edition.home && cameFrom
    const from = session === 'signed-out' && !hasSignedOut ? { from: location.pathname + location.search } : null
    const hasNotice = sessionEnd !== null && !isSignOutPending && eraseAt === null
    const state = hasNotice ? { ...from, ...withNotice(sessionEnd) } : from
    return <GoTo to={isGoingBack ? cameFrom : decision.goTo} state={state} />
  }
  if (decision.show === 'loader') return <PageLoader />
  if (decision.show === 'unreached') return <UnreachedPage />
  if (decision.show === 'unknown') return <UnknownPath />
  return isSignOutPending && location.pathname === paths.landing.href({}) ? <SignedOutHere /> : children
}

/** Leaves for another page, once, with what it says of the session's end: another visit does not show that again. */
function GoTo({ to, state }: { to: string; state: object | null }) {
  const shown = useUnit(sessionEndShown)
  const [first] = useState(state)
  useEffect(() => shown(), [shown])
  return <Navigate to={to} replace state={first} />
}
