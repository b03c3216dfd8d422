import type { RemoteRoute } from '@stepwise/shared/contracts'
import type { Theme } from '@stepwise/shared/display'
import { matchPath } from '@stepwise/shared/routing'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routesOf } from '../registry/registry.ts'

/** The person's theme, except on routes that turn dark mode off (mission 19). */
export function useColorScheme(pathname: string, theme: Theme): Theme {
  return routeOf(
    routesOf(useRegistry()).map(({ route }) => route),
    pathname,
  )?.colorScheme === 'light'
    ? 'light'
    : theme
}

export function routeOf(routes: RemoteRoute[], pathname: string): RemoteRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}
