import type { RemoteRoute } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { paths } from '@stepwise/shared/routing'
import type { SessionState } from '@stepwise/shared/session'

export interface Visitor {
  session: SessionState
  isOnboarded: boolean
  /** The person chose to sign out, just now. */
  hasSignedOut: boolean
}

/** What the host does with a visit: show the page, wait for the session, or go elsewhere. */
export type Verdict = { show: 'page' } | { show: 'loader' } | { goTo: string }

/** The rules of spec 2.2 for one visitor on one route. */
export function judgeVisit(route: Pick<RemoteRoute, 'access' | 'gate'>, visitor: Visitor): Verdict {
  if (route.access === 'public') return { show: 'page' }
  if (visitor.session === 'pending') return { show: 'loader' }
  const isSignedIn = visitor.session === 'signed-in'
  if (route.access === 'signed-out') return isSignedIn ? { goTo: edition.home } : { show: 'page' }
  if (!isSignedIn) return { goTo: visitor.hasSignedOut ? paths.landing.href({}) : paths.signIn.href({}) }
  if (route.gate === 'onboarded' && !visitor.isOnboarded) return { goTo: paths.onboarding.href({}) }
  return { show: 'page' }
}
