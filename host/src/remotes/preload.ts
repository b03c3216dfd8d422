import type { Registry } from '@stepwise/shared/contracts'
import { preloadPart } from '@stepwise/shared/lazy'
import { matchPath } from '@stepwise/shared/routing'
import { routesOf } from '../registry/registry.ts'
import { remotePart } from './load-part.ts'

/** A link is about to be followed: load the page behind it, once. A failure is left to the visit itself. */
export function preloadPath(registry: Registry, path: string): void {
  const owned = routesOf(registry).find(({ route }) => matchPath(route.path, path))
  if (!owned || !navigator.onLine) return
  preloadPart(remotePart(owned.remote, { page: owned.route.page }))
}
