import type { createBrowserRouter } from 'react-router-dom'
import { claimSingleton } from '../singleton/claim-singleton.ts'

// The router facade: what the product uses of react-router-dom, shared as one instance (docs/decisions).
export {
  createBrowserRouter,
  generatePath,
  Link,
  type LinkProps,
  type Location,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type Router = ReturnType<typeof createBrowserRouter>
export { definePath, type Path, type PathParams } from './define-path.ts'
export { findRoute, matchRoute } from './find-route.ts'
export { focusReturned, headingFocusWanted, keepFocus, takeHeadingFocus } from './heading-focus.ts'
export { noticeOf, withNotice } from './notice.ts'
export { paths } from './paths.ts'

claimSingleton('routing')
