import type { RemoteRoute, Role } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { preview } from '@stepwise/shared/preview'
import { paths } from '@stepwise/shared/routing'
import type { SessionState } from '@stepwise/shared/session'

export interface Visitor {
  /** 'unreached': the server has not answered, so no one knows. */
  session: SessionState | 'unreached'
  /** Someone was signed in on this browser when it was last used: while the session is pending, they are expected. */
  isExpected: boolean
  isOnboarded: boolean
  /** Null while it is not known. */
  role: Role | null
  /** The person chose to sign out, just now. */
  hasSignedOut: boolean
  /** The person had their account deleted, just now. */
  hasDeletedAccount: boolean
}

/** What the host does with a visit: show the page, wait for the session, treat the address as unknown, or go elsewhere. */
export type VisitDecision = { show: 'page' | 'loader' | 'unreached' | 'unknown' } | { goTo: string }

/** What one visitor gets on one route (docs/product/routes-and-guards.md#guard-table). */
export function decideVisit(route: Pick<RemoteRoute, 'access' | 'gate' | 'role'>, visitor: Visitor): VisitDecision {
  if (route.access === 'public') return { show: 'page' }
  const isSignedIn = visitor.session === 'signed-in'
  if (route.access === 'signed-out') {
    // A preview shows what visitors see to the content manager, who is signed in.
    if (isSignedIn && !preview) return { goTo: edition.home }
    // Someone who is probably signed in is not asked to sign in because the server does not answer.
    if (visitor.session === 'unreached' && visitor.isExpected) return { show: 'unreached' }
    return { show: visitor.session === 'pending' && visitor.isExpected ? 'loader' : 'page' }
  }
  if (visitor.session === 'pending') return { show: 'loader' }
  if (visitor.session === 'unreached') return { show: 'unreached' }
  if (!isSignedIn) return { goTo: wayOut(visitor) }
  if (route.role !== undefined && route.role !== visitor.role) return { show: 'unknown' }
  if (route.gate === 'onboarded' && !visitor.isOnboarded) return { goTo: paths.onboarding.href({}) }
  return { show: 'page' }
}

function wayOut({ hasDeletedAccount, hasSignedOut }: Visitor): string {
  if (hasDeletedAccount) return paths.accountDeleted.href({})
  return hasSignedOut ? paths.landing.href({}) : paths.signIn.href({})
}
