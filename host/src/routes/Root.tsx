import { $swatchScheme, $theme, type Theme } from '@stepwise/shared/display'
import { failurePageRequested } from '@stepwise/shared/http'
import { preview } from '@stepwise/shared/preview'
import { Outlet, useLocation, useNavigate } from '@stepwise/shared/routing'
import { LiveRegion, Tips, UiProvider } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Announcements } from '../announcements/Announcements.tsx'
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx'
import { QaDialogs } from '../qa/QaDialogs.tsx'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'
import { LeaveBoundary } from '../remotes/LeaveBoundary.tsx'
import { LazyRuler } from '../ruler/LazyRuler.tsx'
import { SignOutDialog } from '../session/SignOutDialog.tsx'
import { SignInAgain } from '../shell/SignInAgain.tsx'
import { RegionKeysPlace } from '../shortcuts/RegionKeysPlace.tsx'
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
      <LeaveBoundary holdsPage>
        <Outlet />
      </LeaveBoundary>
      <ConnectionBanner />
      <UpdateNotice />
      <LeaveBoundary>
        <SignInAgain />
      </LeaveBoundary>
      <SignOutDialog />
      <QaDialogs />
      <LazyRuler />
      <Tips />
      <RegionKeysPlace />
      {!preview && <Announcements />}
      {/* Last, so that no one who reads the page meets old words before it. Only the editor around a preview speaks. */}
      {!preview && <LiveRegion />}
    </UiProvider>
  )
}

/**
 * The colours that the person chose, or else the theme, except on routes that are always light
 * (docs/product/routes-and-guards.md#always-light).
 */
function useColorScheme(): Theme {
  const { theme, swatchScheme } = useUnit({ theme: $theme, swatchScheme: $swatchScheme })
  const { pathname } = useLocation()
  const route = routeAt(useRegistry(), pathname)
  if (swatchScheme) return swatchScheme
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
