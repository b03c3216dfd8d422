import { paths, type Router } from '@stepwise/shared/routing'
import { sessionCheckStarted } from '@stepwise/shared/session'

/** Spec 2.2: the session is checked on start. A visit that starts on the error page checks it when that page is left. */
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
