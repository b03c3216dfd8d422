import { findRoute } from '@stepwise/shared/routing'
import { createEvent, createStore } from 'effector'
import { hostPaths } from '../routes/host-paths.ts'

export interface PageView {
  path: string
}

/** Null: an address that is not a page. */
export const pageViewed = createEvent<PageView | null>()

/** The page that is shown now; each view is an object of its own. */
export const $pageView = createStore<PageView | null>(null).on(pageViewed, (_, view) => view)

const ownPages = Object.values(hostPaths) as string[]

/**
 * What may be said of a page to others: its route's pattern, filled in with slugs of what the product teaches and with nothing else.
 * Addresses hold tokens of mailed links and what a person typed (docs/product/routes-and-guards.md#page-views). Undefined at an
 * address that is not a page: a mistyped one could hold anything.
 */
export function countedPath(routePattern: string | undefined, pathname: string): string | undefined {
  if (routePattern === undefined) return ownPages.find((pattern) => pattern === pathname)
  const { params = {} } = findRoute([{ path: routePattern }], pathname) ?? {}
  return routePattern.replaceAll(/:(\w+)/g, (placeholder, name: string) =>
    name.endsWith('Slug') ? (params[name] ?? placeholder) : placeholder,
  )
}
