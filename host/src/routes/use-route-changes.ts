import { edition } from '@stepwise/shared/edition'
import {
  headingFocusWanted,
  pageTitle,
  paths,
  type Router,
  useLocation,
  useNavigationType,
} from '@stepwise/shared/routing'
import { detailAnnounced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { countedPath, pageViewed } from '../consent/page-view.ts'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { routeAt } from '../registry/registry.ts'
import { endVisitorFont } from '../rendering/visitor-styles.ts'

/** Titles of the host's own pages where the address does not give them. */
const ownTitles: Record<string, string> = {
  [paths.notFound.pattern]: 'Page not found',
  [paths.shortcuts.pattern]: 'Keyboard shortcuts',
}

/** Whether a link has just changed only a part of the page. Back and Forward may reach the same entry from another page. */
const isQuietChange = (state: unknown, action: string) =>
  action !== 'POP' && (state as { keepFocus?: boolean } | null)?.keepFocus === true

/**
 * Lets the heading of each new page take the focus. On the router and not in a component, because it must be known before the
 * page renders.
 */
export function wantHeadingFocus(router: Router): void {
  // Every page begins at its top, after Back too: the browser would restore the old position, and later than we scroll.
  history.scrollRestoration = 'manual'
  let { pathname } = router.state.location
  router.subscribe(({ location, historyAction }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    undoLeftovers()
    if (!isQuietChange(location.state, historyAction)) headingFocusWanted()
  })
}

/** What a page may leave behind on the document, which is every page's. Before the next page renders, which may do the same. */
function undoLeftovers(): void {
  document.documentElement.lang = 'en-GB'
  for (const { style } of [document.documentElement, document.body]) style.removeProperty('overflow')
  window.onbeforeunload = null
}

/**
 * What every route change does: title, page view, scroll to the top, and the focus in `main` until the page's heading takes
 * it. A change of a tab or chip (`keepFocus`) leaves scroll and focus where they are.
 */
export function useRouteChanges(): void {
  const registry = useRegistry()
  const { pathname, state } = useLocation()
  const previous = useRef<string | undefined>(undefined)
  const [viewed, detail] = useUnit([pageViewed, detailAnnounced])

  const isQuiet = isQuietChange(state, useNavigationType())

  useLayoutEffect(() => {
    const route = routeAt(registry, pathname)
    document.title = pageTitle(pathname, edition.productTitle, route?.title ?? ownTitles[pathname])
    const path = countedPath(route?.path, pathname)
    viewed(path === undefined ? null : { path })
  }, [pathname, registry, viewed])

  // An effect of its own: a part that opens in its page by a quiet link keeps the page's title, and is not a page view.
  useLayoutEffect(() => {
    const hasChanged = previous.current !== undefined && previous.current !== pathname
    previous.current = pathname
    if (!hasChanged || isQuiet) return
    endVisitorFont()
    window.scrollTo(0, 0)
    detail(`New page: ${document.title}`)
    if (document.activeElement === null || document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
  }, [pathname, isQuiet, detail])
}
