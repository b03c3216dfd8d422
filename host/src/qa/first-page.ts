import type { Edition, RemoteRoute } from '@stepwise/shared/contracts'

/** Where a remote that is shown alone is opened: its first page that needs no parameter, or the example of one that does. */
export function firstPage(
  routes: Pick<RemoteRoute, 'path' | 'editions' | 'example'>[],
  edition: Edition,
): string | undefined {
  const own = routes.filter(({ editions }) => editions.includes(edition))
  return own.find(({ path }) => !/[:*]/.test(path))?.path ?? own.find(({ example }) => example !== undefined)?.example
}
