import { paths, type Router } from '@stepwise/shared/routing'
import { sessionCheckStarted } from '@stepwise/shared/session'

/** Checks the session on start, or when the error page is left (docs/product/routes-and-guards.md#check-on-start). */
export function startSession(router: Router): void {
  const isErrorPage = (pathname: string) => pathname === paths.error.href({})
  if (!isErrorPage(router.state.location.pathname)) {
    sessionCheckStarted()
    return
  }
  const stop = router.subscribe(({ location }) => {
    if (isErrorPage(location.pathname)) return
    stop()
    sessionCheckStarted()
  })
}
