// The one route matcher: for the host, the release gate and the page's boot script (deploy/src/page/boot).

export interface RouteMatch {
  /** By name, as they are in the address: still percent-encoded. */
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
  const splitSegments = (path: string) => path.replace(/\/+$/, '').split('/').slice(1)
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
    const fits = segment && (isParam || decode(segment).toLowerCase() === name.toLowerCase())
    const taken = fits ? match(rest, given.slice(1)) : undefined
    if (taken && segment) {
      if (isParam) taken.params[name.slice(1)] = segment
      taken.score += isParam ? 4 : 11
    }
    // What may be missing is left out where the address then says more.
    const skipped = name === first ? undefined : match(rest, given)
    return taken && skipped && skipped.score > taken.score ? skipped : (taken ?? skipped)
  }
  return match(splitSegments(pattern), splitSegments(pathname))
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

/**
 * An address at which nothing could choose between two patterns: both match it, and neither says more about it. `~` stands for the value of
 * a parameter. Undefined when there is none.
 */
export function ambiguousAddress(one: string, other: string): string | undefined {
  return commonAddresses(one, other).find((address) => {
    const [there, back] = [matchRoute(one, address), matchRoute(other, address)]
    return there && there.score === back?.score
  })
}

/**
 * An address of each form that two patterns may both match: where one has a parameter or the rest, the other's static segment stands, or `~`.
 * The rest has up to `mostSegments`.
 */
export function commonAddresses(one: string, other: string, mostSegments = 1): string[] {
  const others = listVariants(other, mostSegments)
  const common = listVariants(one, mostSegments).flatMap((first) =>
    others
      .filter(
        (second) => second.length === first.length && first.every((segment, at) => fits(segment, second[at] ?? '')),
      )
      .map((second) => joinSegments(first.map((segment, at) => (isParam(segment) ? (second[at] ?? '') : segment)))),
  )
  return [...new Set(common)]
}

/** An address of each form that a pattern matches: with and without what may be missing. `~` stands for the value of a parameter. */
export const sampleAddresses = (pattern: string) => [...new Set(listVariants(pattern).map(joinSegments))]

const isParam = (segment: string) => segment.startsWith(':')
const fits = (one: string, other: string) => isParam(one) || isParam(other) || one.toLowerCase() === other.toLowerCase()
const joinSegments = (segments: string[]) =>
  `/${segments.map((segment) => (isParam(segment) ? '~' : segment)).join('/')}`

/** The segments of a pattern, once with each that may be missing and once without. The rest is each number of segments up to `mostRest`. */
function listVariants(pattern: string, mostRest = 1): string[][] {
  const listForms = ([first, ...rest]: string[]): string[][] => {
    if (first === undefined) return [[]]
    if (first === '*') return Array.from({ length: mostRest + 1 }, (_, length) => Array(length).fill(':rest')).reverse()
    const name = first.replace(/\?$/, '')
    const forms = listForms(rest)
    const longer = forms.map((form) => [name, ...form])
    return name === first ? longer : [...longer, ...forms]
  }
  return listForms(pattern.split('/').filter((segment) => segment !== ''))
}
