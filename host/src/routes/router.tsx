import type { Registry } from '@stepwise/shared/contracts'
import { createBrowserRouter, paths, type RouteObject } from '@stepwise/shared/routing'
import { lazy, Suspense } from 'react'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { routesOf } from '../registry/registry.ts'
import { RemotePage } from '../remotes/RemotePage.tsx'
import { Frame } from '../shell/Frame.tsx'
import { PageLoader } from '../shell/PageLoader.tsx'
import { Guarded } from './Guarded.tsx'
import { Root } from './Root.tsx'
import { UnknownPath } from './UnknownPath.tsx'

const SitemapPage = lazy(() => import(/* webpackChunkName: "page-sitemap" */ '../pages/SitemapPage.tsx'))

const sitemap: RouteObject = {
  path: paths.sitemap.pattern,
  element: (
    <Guarded route={{ access: 'signed-in', gate: 'onboarded' }}>
      <Suspense fallback={<PageLoader />}>
        <SitemapPage />
      </Suspense>
    </Guarded>
  ),
}

/** The one router of the product: the host's own pages, and the routes of every live remote as the registry has them. */
export function createRouter(registry: Registry) {
  const remoteRoutes = routesOf(registry).map(({ remote, route }): RouteObject & { frame: string } => ({
    path: route.path,
    frame: route.frame,
    element: (
      <Guarded route={route}>
        <RemotePage remote={remote} page={route.page} />
      </Guarded>
    ),
  }))
  const framed = (frame: string) =>
    remoteRoutes.filter((route) => route.frame === frame).map(({ frame: _, ...route }) => route)
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      children: [
        { element: <Frame kind="shell" />, children: [...framed('shell'), sitemap] },
        {
          element: <Frame kind="bare" />,
          children: [
            ...framed('bare'),
            { path: '/error', element: <ErrorPage /> },
            { path: '/something-went-wrong', element: <ErrorPage /> },
            { path: '/not-found', element: <NotFoundPage /> },
            { path: '*', element: <UnknownPath /> },
          ],
        },
      ],
    },
  ])
}
