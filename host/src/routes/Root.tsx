import { $theme, type Theme } from '@stepwise/shared/display'
import { failurePageRequested } from '@stepwise/shared/http'
import { preview } from '@stepwise/shared/preview'
import { Outlet, useLocation, useNavigate } from '@stepwise/shared/routing'
import { LiveRegion, UiProvider } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx'
import { QaDialogs } from '../qa/QaDialogs.tsx'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'
import { SignOutDialog } from '../session/SignOutDialog.tsx'
import { SignInAgain } from '../shell/SignInAgain.tsx'
import { UpdateNotice } from '../updates/UpdateNotice.tsx'
import { usePagePreload } from './use-page-preload.ts'
import { useRouteChanges } from './use-route-changes.ts'

/** Around every page: theme, live region, and what each route change does. */
export function Root() {
  useRouteChanges()
  useFailurePages()
  usePagePreload()
  return (
    <UiProvider colorScheme={useColorScheme()}>
      {/* Only the editor around a preview speaks. */}
      {!preview && <LiveRegion />}
      <Outlet />
      <ConnectionBanner />
      <UpdateNotice />
      <SignInAgain />
      <SignOutDialog />
      <QaDialogs />
    </UiProvider>
  )
}

/** The person's theme, except on routes that are always light (docs/product/routes-and-guards.md#always-light). */
function useColorScheme(): Theme {
  const theme = useUnit($theme)
  const { pathname } = useLocation()
  const route = routeAt(useRegistry(), pathname)
  return route?.colorScheme === 'light' ? 'light' : theme
}

/** A failure that no page handles leads to the page that says so (docs/product/errors.md#global-rules). */
function useFailurePages(): void {
  const navigate = useNavigate()
  useEffect(
    () => createWatch({ unit: failurePageRequested, fn: (page) => void navigate(page, { replace: true }) }),
    [navigate],
  )
}
