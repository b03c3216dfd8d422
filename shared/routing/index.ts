import { claimSingleton } from '../singleton/claim-singleton.ts'

// The router facade: what the product uses of react-router-dom, shared as one instance (docs/decisions).
export {
  generatePath,
  Link,
  type LinkProps,
  type Location,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { createBrowserRouter, type Router, RouterProvider } from './browser-router.tsx'
export { findRoute, matchRoute } from './find-route.ts'
export { focusReturned, headingFocusWanted, headingRemoved, takeHeadingFocus } from './heading-focus.ts'
export { keepFocus, noticeOf, withNotice } from './navigation-state.ts'
export { pageTitle, pageWords } from './page-title.ts'
export { definePath, type Path, type PathParams, paths } from './paths.ts'
export { isReadingPage } from './reading-page.ts'
export { usePageTitle } from './use-page-title.ts'

claimSingleton('routing')
