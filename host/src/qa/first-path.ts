import type { RemoteConfig, RemoteRoute } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { findRoute } from '@stepwise/shared/routing'

/**
 * Where a remote that is shown alone is opened: at this address if it has a page there, else at the first of its pages that needs no
 * parameter, or at the example of one that does.
 */
export function firstPath({ routes }: Pick<RemoteConfig, 'routes'>, pathname: string): string {
  const own = routes.filter(({ editions }) => editions.includes(edition.id))
  if (findRoute(own, pathname) !== undefined) return pathname
  const plain = own.find(({ path }) => !/[:*]/.test(path))
  return plain?.path ?? own.find(hasExample)?.example ?? '/'
}

const hasExample = ({ example }: RemoteRoute) => example !== undefined
