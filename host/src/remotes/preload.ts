import type { Registry } from '@stepwise/shared/contracts'
import { matchPath } from '@stepwise/shared/routing'
import { routesOf } from '../registry/registry.ts'
import { loadedPart, loadPart } from './load-part.ts'

/** A link is about to be followed: load the page behind it, once. A failure is left to the visit itself. */
export function preloadPath(registry: Registry, path: string): void {
  const owned = routesOf(registry).find(({ route }) => matchPath(route.path, path))
  if (!owned || !navigator.onLine) return
  const part = { page: owned.route.page }
  if (!loadedPart(owned.remote, part)) loadPart(owned.remote, part).catch(() => undefined)
}
