import { commonAddresses, findRoute } from '@stepwise/shared/routing/find-route'
import type { Step } from './check-breaking.ts'
import type { LiveSet } from './live-set.ts'
import type { Part } from './part.ts'
import type { Problem } from './problem.ts'

interface OwnRoute {
  part: Part
  path: string
}

/**
 * Addresses that lead to a page of one part before a step and to another part's after it, although the first still has its route. A page that
 * moves is none of these: its part drops the route in the same step. One problem for each two routes, with an address of theirs.
 */
export function shadowProblems({ before, after, promoted }: Step): Problem[] {
  const [routesBefore, routesAfter] = [listRoutes(before), listRoutes(after)]
  const kept = new Set(routesAfter.map(routeKey))
  const earlier = new Set(routesBefore.map(routeKey))
  // Only a new route takes what was another's.
  const fresh = routesAfter.filter((route) => promoted.includes(route.part) && !earlier.has(routeKey(route)))
  const mostSegments = Math.max(0, ...routesAfter.map(({ path }) => path.split('/').length))
  return fresh.flatMap((route) =>
    routesBefore
      .filter((theirs) => theirs.part !== route.part && kept.has(routeKey(theirs)))
      .flatMap((theirs) => {
        const taken = commonAddresses(route.path, theirs.path, mostSegments).find(
          (address) =>
            findRoute(routesAfter, address)?.route === route && findRoute(routesBefore, address)?.route === theirs,
        )
        if (taken === undefined) return []
        const text = `The route ${route.path} takes ${taken} from ${theirs.part}, whose route ${theirs.path} is shown there now. Give it another path, or promote it with --breaking "why".`
        return [{ part: route.part, text }]
      }),
  )
}

/** The routes of the set's edition, with whose they are. */
function listRoutes({ host, remotes }: LiveSet): OwnRoute[] {
  if (!host) return []
  return [
    ...host.routes.map((path) => ({ part: 'host', path })),
    ...remotes.flatMap(({ config: { name, routes } }) =>
      routes.filter(({ editions }) => editions.includes(host.edition)).map(({ path }) => ({ part: name, path })),
    ),
  ]
}

/** What a parameter is called, upper case and a slash at the end make no difference. */
const routeKey = ({ part, path }: OwnRoute) =>
  `${part} ${path
    .toLowerCase()
    .replaceAll(/:[^/?]+/g, ':')
    .replace(/\/+$/, '')}`
