// The one route matcher: for the host, the release gate and the page's boot script. The boot script carries the source of
// matchRoute and findRoute (deploy/src/page/boot-script.ts), so these two may use nothing else of this file or of any other.

export interface RouteMatch {
  /** By name, as they stand in the address: still percent-encoded. */
  params: Record<string, string>
  /** Higher for the pattern that says more about the address. */
  score: number
}

/**
 * Matches an address with a pattern of static segments, `:name`, `:name?` (may be missing) and `*` at the end (the rest, may be
 * empty). Like the router it ignores upper case and a slash at the end, and ranks a static segment before a parameter before
 * the rest.
 */
export function matchRoute(pattern: string, pathname: string): RouteMatch | undefined {
  const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/').slice(1)
  const decode = (segment: string) => {
    try {
      return decodeURIComponent(segment)
    } catch {
      return segment
    }
  }
  const match = ([first, ...rest]: string[], given: string[]): RouteMatch | undefined => {
    if (first === undefined) return given.length === 0 ? { params: {}, score: 0 } : undefined
    if (first === '*') return { params: {}, score: -1 }
    const name = first.replace(/\?$/, '')
    const isParam = name.startsWith(':')
    const [segment] = given
    if (segment && (isParam || decode(segment).toLowerCase() === name.toLowerCase())) {
      const found = match(rest, given.slice(1))
      if (found && isParam) found.params[name.slice(1)] = segment
      if (found) return { params: found.params, score: found.score + (isParam ? 4 : 11) }
    }
    return name === first ? undefined : match(rest, given)
  }
  return match(segmentsOf(pattern), segmentsOf(pathname))
}

/** The route that the router shows at an address: of several that match, the one that says most about it, or else the first. */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): (RouteMatch & { route: Route }) | undefined {
  let best: (RouteMatch & { route: Route }) | undefined
  for (const route of routes) {
    const match = matchRoute(route.path, pathname)
    if (match && (!best || match.score > best.score)) best = { ...match, route }
  }
  return best
}

/** Whether two patterns answer to the same addresses, whatever their parameters are called: nothing could choose between them. */
export function isSameRoute(one: string, other: string): boolean {
  const addressOf = (pattern: string) => pattern.replaceAll(/:[^/]+/g, '~')
  const there = matchRoute(one, addressOf(other))
  const back = matchRoute(other, addressOf(one))
  return there !== undefined && there.score === back?.score
}
