import type { Registry } from '@stepwise/shared/contracts'
import { preloadPart } from '@stepwise/shared/lazy'
import { routeAt } from '../registry/registry.ts'
import { remotePart } from './load-part.ts'

/** A link is about to be followed: load the page behind it, once. A failure is left to the visit itself. */
export function preloadPath(registry: Registry, path: string): void {
  const route = routeAt(registry, path)
  if (route && navigator.onLine) preloadPart(remotePart(route.remote, { page: route.page }))
}
