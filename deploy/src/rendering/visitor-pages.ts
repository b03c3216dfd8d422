import type { Registry } from '@stepwise/shared/contracts/remote'
import type { RenderedFacts } from '@stepwise/shared/contracts/rendered-page'
import { findRoute } from '@stepwise/shared/routing/find-route'
import { editionRoutes, filled } from './edition-routes.ts'
import type { RenderedContent } from './render-thread.ts'
import type { renderWorkers } from './render-workers.ts'
import { createResponses, isNotThere, isThere, type NotThere } from './responses.ts'

type Remote = Registry['remotes'][number]
type Route = Remote['config']['routes'][number]

/** A page as every visitor gets it, with what it was made from. */
export interface VisitorPage {
  route: Route
  /** Without a slash at the end, in the case of the route. */
  path: string
  content: RenderedContent & { html: string }
  facts: RenderedFacts
  /** The bodies of the API's answers, by address. */
  answers: Record<string, unknown>
  /** Differs when anything of this differs. */
  version: string
}

const maxKept = 200
/** The HTML is the same for every window: only what is in the shell differs with it, and the first script darkens the drawings. */
const look = { theme: 'light', isWide: true, daysHere: 0 } as const

/**
 * Renders the pages that visitors see, once for all of them (docs/decisions/082-rendered-pages.md). `page` returns undefined for every other
 * address, and where it cannot be rendered: such a page starts as all others do; and with {@link NotThere} where the API has nothing for an
 * address with parameters. It never throws.
 */
export function visitorPages({ workers, apiUrl }: { workers: ReturnType<typeof renderWorkers>; apiUrl: string }) {
  const responseOf = createResponses(apiUrl)
  const rendered = new Map<string, Promise<VisitorPage | undefined>>()

  return async function page(
    registry: Registry,
    address: string,
    query = new URLSearchParams(),
  ): Promise<VisitorPage | NotThere | undefined> {
    const found = findRoute(editionRoutes(registry), address)
    if (!found?.route.route.rendered || found.route.route.access === 'signed-in') return undefined
    const { params } = found
    const { route, remote } = found.route
    if (!remote.renderer || !registry.host.renderer) return undefined
    const path = filled(route.path, params)
    const calls = route.preload.map((call) => filled(call, params))
    const responses = await Promise.all(calls.map(responseOf))
    const missing = responses.find(isNotThere)
    if (missing) return route.path.includes(':') ? missing : undefined
    if (!responses.every(isThere)) return undefined
    const version = [remote.version, registry.host.version, ...responses.map((response) => response.version)].join(' ')
    const url = path + buildSearch(route, query)
    const key = `${url} ${version}`
    const known = rendered.get(key)
    if (known) return known
    const answers = Object.fromEntries(responses.map(({ body }, index) => [calls[index] ?? '', body]))
    const facts = { remote: remote.config.name, page: route.page, params, user: null, look }
    const result = workers
      .render(registry, remote, { ...facts, url, answers, sheets: listSheets(registry, remote, route.page) })
      .then(({ html, ...content }) =>
        html === undefined ? undefined : { route, path, content: { html, ...content }, facts, answers, version: key },
      )
      .catch((error) => {
        console.error(`${path} could not be rendered for visitors.`, error)
        // Tried again with the next visit after a while: a fault of one moment does not stay.
        setTimeout(() => rendered.delete(key), 10_000).unref()
        return undefined
      })
    rendered.set(key, result)
    for (const oldest of [...rendered.keys()].slice(0, -maxKept)) rendered.delete(oldest)
    return result
  }
}

/** The style sheets of a page as the browser's build has them, in its order. */
function listSheets({ host }: Registry, remote: Remote, page: string) {
  const { css = [], shared = [] } = remote.pages[page] ?? {}
  const ofHost = [...host.initial.css, ...shared.flatMap((module) => host.sharedModules[module]?.css ?? [])]
  return [
    ...ofHost.map((name) => ({ path: host.folder + name, folder: host.folder })),
    ...css.map((name) => ({ path: remote.folder + name, folder: remote.folder })),
  ]
}

/** What the page depends on, in an order of its own: an address that says more has the same content. */
function buildSearch(route: Route, query: URLSearchParams): string {
  const used = route.query.flatMap((name) => {
    const value = query.get(name)
    return value && /^[\w-]{1,40}$/.test(value) ? [[name, value] satisfies [string, string]] : []
  })
  return used.length > 0 ? `?${new URLSearchParams(used)}` : ''
}
