import { findRoute } from '@stepwise/shared/routing/find-route'
import { pageTitle } from '@stepwise/shared/routing/page-title'
import { host, list, registry } from './registry.ts'

/** '' where nothing is stored, and where the browser forbids to read it. */
export function stored(key: string, storage = () => localStorage): string {
  try {
    return storage().getItem(key) || ''
  } catch {
    return ''
  }
}

export type Visit = ReturnType<typeof readVisit>

/** Which page is opened, and by whom as far as this browser knows. */
export function readVisit() {
  const isForEdition = ({ editions }: { editions?: string[] }) => !editions || list(editions).includes(host.edition)
  const routes = list(registry.remotes).flatMap((remote) =>
    list(remote.config?.routes)
      .filter((route) => typeof route.path === 'string' && isForEdition(route))
      .map((route) => ({ ...route, remote })),
  )
  const path = location.pathname
  // The person has signed out on this device while offline: their cookie may still be valid, so do not ask the server.
  const isSignOutPending = stored('stepwise.sign-out-owed') !== ''
  // In production its name begins with __Host-.
  const hasCookie = document.cookie.split(/; (?:__Host-)?|^__Host-/).includes(`stepwise_signed_in_${host.edition}=1`)
  const isSignedIn = (stored('stepwise.signed-in') === '1' || hasCookie) && !isSignOutPending
  const home = host.edition === 'pro' ? '/dashboard/software' : '/dashboard/learn'
  const opened = findRoute(routes, path)
  const isForVisitors = opened?.route.access === 'signed-out'
  const match = isSignedIn && isForVisitors ? findRoute(routes, home) : opened
  return { path, match, isSignedIn, isForVisitors, isSignOutPending }
}

/** A screen reader says the title when the page has loaded, which may be before the host sets it. */
export function showTitle({ path, match, isSignedIn, isForVisitors }: Visit): void {
  if (!match || (isSignedIn ? isForVisitors : match.route.access === 'signed-in')) return
  document.title = pageTitle(path, document.title, match.route.title)
}
