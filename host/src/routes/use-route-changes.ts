import { edition } from '@stepwise/shared/edition'
import { headingFocusWanted, type Router, useLocation, useNavigationType } from '@stepwise/shared/routing'
import { useLayoutEffect, useRef } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'
import { reportPageView } from '../settings/analytics.ts'
import { pageTitle } from './page-title.ts'

const ownPages: Record<string, string> = { '/not-found': 'Page not found' }

/** Back and Forward come to an entry that was quiet once, from another page: only what a link does now is quiet. */
const isQuietChange = (state: unknown, action: string) =>
  action !== 'POP' && (state as { keepFocus?: boolean } | null)?.keepFocus === true

/**
 * Another page is on its way: its heading will take the focus. This must be known before the page renders, so it hangs
 * on the router and not on a component.
 */
export function wantHeadingFocus(router: Router): void {
  // Every page begins at its top, those too that Back leads to: the browser would scroll to where one was, later than we do.
  history.scrollRestoration = 'manual'
  let { pathname } = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    if (!isQuietChange(location.state, historyAction)) headingFocusWanted()
  })
}

/**
 * What every route change does once it shows: title, page view, scroll to the top, and the focus inside `main` until the
 * page's heading takes it. A change of a tab or chip (`keepFocus`) leaves scroll and focus where they are.
 */
export function useRouteChanges(): void {
  const registry = useRegistry()
  const { pathname, state } = useLocation()
  const previous = useRef<string | undefined>(undefined)

  const isQuiet = isQuietChange(state, useNavigationType())

  useLayoutEffect(() => {
    const title = routeAt(registry, pathname)?.title ?? ownPages[pathname]
    document.title = pageTitle(pathname, edition.productTitle, title)
    reportPageView(pathname)
    const hasChanged = previous.current !== undefined && previous.current !== pathname
    previous.current = pathname
    if (!hasChanged || isQuiet) return
    window.scrollTo(0, 0)
    if (document.activeElement === null || document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
  }, [pathname, isQuiet, registry])
}
