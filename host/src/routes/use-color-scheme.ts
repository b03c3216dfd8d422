import type { Theme } from '@stepwise/shared/display'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'

/** The person's theme, except on routes that turn dark mode off (mission 19). */
export function useColorScheme(pathname: string, theme: Theme): Theme {
  return routeAt(useRegistry(), pathname)?.colorScheme === 'light' ? 'light' : theme
}
