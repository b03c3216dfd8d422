import { edition } from '@stepwise/shared/edition'
import { preview } from '@stepwise/shared/preview'
import { Navigate, paths, useLocation } from '@stepwise/shared/routing'
import { $isOnboarded, $isSessionUnreached, $sessionState } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { UnreachedPage } from '../session/UnreachedPage.tsx'
import { PageLoader } from '../shell/PageLoader.tsx'

/** An unknown address leads to /not-found, or home when signed in (docs/product/routes-and-guards.md#unknown-address). */
export function UnknownPath() {
  const [session, isUnreached, isOnboarded] = useUnit([$sessionState, $isSessionUnreached, $isOnboarded])
  const { pathname } = useLocation()
  if (isUnreached) return <UnreachedPage />
  if (session === 'pending') return <PageLoader />
  if (session === 'signed-out') return <Navigate to={paths.notFound.href({})} replace />
  // The other edition may lack the page: another page in its place would look like it.
  if (preview) return <NotFoundPage />
  // No live remote has the home or the onboarding: to navigate there again would never end.
  const isDeadEnd = pathname === edition.home || (!isOnboarded && pathname === paths.onboarding.href({}))
  return isDeadEnd ? <NotFoundPage /> : <Navigate to={edition.home} replace />
}
