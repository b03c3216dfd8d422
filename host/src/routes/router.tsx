import type { Registry } from '@stepwise/shared/contracts'
import { lazyComponent } from '@stepwise/shared/lazy'
import { createBrowserRouter, type RouteObject } from '@stepwise/shared/routing'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { listRoutes } from '../registry/registry.ts'
import { HostPage } from '../remotes/HostPage.tsx'
import { RemotePage } from '../remotes/RemotePage.tsx'
import { Frame } from '../shell/Frame.tsx'
import { Guarded } from './Guarded.tsx'
import { hostPaths } from './host-paths.ts'
import { Root } from './Root.tsx'
import { UnknownPath } from './UnknownPath.tsx'

const sitemapPage = lazyComponent(() => import(/* webpackChunkName: "page-sitemap" */ '../pages/SitemapPage.tsx'))

const sitemap: RouteObject = {
  path: hostPaths.sitemap,
  element: (
    <Guarded route={{ access: 'signed-in', gate: 'onboarded' }}>
      <HostPage part={sitemapPage} title="The sitemap" />
    </Guarded>
  ),
}

const shortcutsPage = lazyComponent(() => import(/* webpackChunkName: "page-shortcuts" */ '../pages/ShortcutsPage.tsx'))

/** For everyone: in the shell for people who are signed in (docs/product/shell-and-search.md#frames). */
const shortcuts: RouteObject = {
  path: hostPaths.shortcuts,
  element: <HostPage part={shortcutsPage} title="The list of shortcuts" />,
}

/** The host's own pages, and the routes of every live remote as the registry has them. */
export function routesFor(registry: Registry): RouteObject[] {
  const remoteRoutes = listRoutes(registry).map((route): RouteObject & { frame: string } => ({
    path: route.path,
    frame: route.frame,
    element: (
      <Guarded route={route}>
        <RemotePage remote={route.remote} page={route.page} />
      </Guarded>
    ),
  }))
  const framed = (frame: string) =>
    remoteRoutes.filter((route) => route.frame === frame).map(({ frame: _, ...route }) => route)
  return [
    {
      element: <Root />,
      children: [
        { element: <Frame kind="shell" />, children: [...framed('shell'), sitemap, shortcuts] },
        {
          element: <Frame kind="bare" />,
          children: [
            ...framed('bare'),
            { path: hostPaths.error, element: <ErrorPage /> },
            { path: hostPaths.somethingWentWrong, element: <ErrorPage /> },
            { path: hostPaths.notFound, element: <NotFoundPage /> },
            { path: '*', element: <UnknownPath /> },
          ],
        },
      ],
    },
  ]
}

/** The one router of the product. */
export const createRouter = (registry: Registry) => createBrowserRouter(routesFor(registry))
