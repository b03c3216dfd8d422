import { $theme } from '@stepwise/shared/display'
import { Outlet, useLocation } from '@stepwise/shared/routing'
import { LiveRegion, UiProvider } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx'
import { SignOutDialog } from '../session/SignOutDialog.tsx'
import { SignInAgain } from '../shell/SignInAgain.tsx'
import { useColorScheme } from './use-color-scheme.ts'
import { useFailurePages } from './use-failure-pages.ts'
import { usePagePreload } from './use-page-preload.ts'
import { useRouteChanges } from './use-route-changes.ts'

/** Around every page: theme, live region, and what each route change does. */
export function Root() {
  const theme = useUnit($theme)
  const { pathname } = useLocation()
  useRouteChanges()
  useFailurePages()
  usePagePreload()
  const colorScheme = useColorScheme(pathname, theme)
  return (
    <UiProvider colorScheme={colorScheme}>
      <LiveRegion />
      <Outlet />
      <ConnectionBanner />
      <SignInAgain />
      <SignOutDialog />
    </UiProvider>
  )
}
