import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { findRoute } from '@stepwise/shared/routing/find-route'
import type { FileStore } from '../store/store.ts'
import { renderWorker } from './render-worker.ts'
import { createResponses, isNotThere, isThere, type NotThere } from './responses.ts'
import type { PrerenderedContent, RenderRequest, ThreadData } from './worker-messages.ts'

type Remote = Registry['remotes'][number]
type Route = Remote['config']['routes'][number]

/** A prerendered page with what it was made from. */
export interface PrerenderedPage {
  route: Route
  /** Without a slash at the end, in the case of the route. */
  path: string
  content: PrerenderedContent
  /** As the API sent them, by address. */
  bodies: Record<string, unknown>
  /** Differs when anything of this differs. */
  version: string
}

const maxKept = 200
/** A release has one or two, and so has each set that someone is shown instead (deploy/src/selection). */
const maxWorkers = 8

/**
 * Renders the pages of routes that say `prerender`, for visitors (docs/decisions/020-prerendered-public-pages.md). `page` returns
 * undefined for every other address, and where it cannot be rendered: such a page starts as all others do; and with {@link NotThere}
 * where the API has nothing for an address with parameters. It never throws.
 */
export function createPrerenderer({ files, apiUrl }: { files: FileStore; apiUrl: string }) {
  const responseOf = createResponses(apiUrl)
  const localPath = (folder: string, name: string) => join(files.localFolder, folder, name)
  const toFileUrl = (folder: string, name: string) => pathToFileURL(localPath(folder, name)).href
  const workers = new Map<string, ReturnType<typeof renderWorker<RenderRequest, PrerenderedContent>>>()
  const rendered = new Map<string, Promise<PrerenderedPage | undefined>>()

  /** A worker for each server bundle; those that were not used for the longest time end. */
  function getWorker(registry: Registry, { folder, server }: Remote) {
    if (!server) return undefined
    const bundle = toFileUrl(folder, server.js)
    const worker =
      workers.get(bundle) ??
      renderWorker<RenderRequest, PrerenderedContent>(new URL('./render-thread.ts', import.meta.url), {
        bundle,
        styles: localPath(folder, server.css),
        edition: registry.host.edition,
      } satisfies ThreadData)
    workers.delete(bundle)
    workers.set(bundle, worker)
    for (const [key, oldest] of [...workers].slice(0, -maxWorkers)) {
      oldest.stop()
      workers.delete(key)
    }
    return worker
  }

  async function page(
    registry: Registry,
    address: string,
    query = new URLSearchParams(),
  ): Promise<PrerenderedPage | NotThere | undefined> {
    const found = findRoute(editionRoutes(registry), address)
    if (!found?.route.route.prerender) return undefined
    const { params } = found
    const { route, remote } = found.route
    const path = filled(route.path, params)
    const calls = route.preload.map((call) => filled(call, params))
    const responses = await Promise.all(calls.map(responseOf))
    const missing = responses.find(isNotThere)
    if (missing) return route.path.includes(':') ? missing : undefined
    if (!responses.every(isThere)) return undefined
    const version = [remote.version, registry.host.version, ...responses.map((response) => response.version)].join(' ')
    const shown = path + buildSearch(route, query)
    const key = `${shown} ${version}`
    const serverFiles = remote.server ? [remote.server.js, remote.server.css] : []
    // Without them the worker says what is missing.
    await Promise.all(serverFiles.map((name) => files.download(`${remote.folder.slice(1)}${name}`))).catch(() => {})
    const known = rendered.get(key)
    if (known) return known
    const worker = getWorker(registry, remote)
    const bodies = Object.fromEntries(responses.map(({ body }, index) => [calls[index], body]))
    const result = worker
      ?.render({ page: route.page, pattern: route.path, path: shown, url: shown, answers: bodies })
      .then((content) => ({ route, path, content, bodies, version: key }))
      .catch((error) => {
        console.error(`The words of ${path} could not be rendered.`, error)
        // Tried again with the next visit after a while: a fault of one moment does not stay.
        setTimeout(() => rendered.delete(key), 10_000).unref()
        return undefined
      })
    if (!result) return undefined
    rendered.set(key, result)
    for (const oldest of [...rendered.keys()].slice(0, -maxKept)) rendered.delete(oldest)
    return result
  }

  return {
    page,
    stop: () => {
      for (const worker of workers.values()) worker.stop()
    },
  }
}

/** The routes that this edition has, each with its remote. */
export function editionRoutes({ host, remotes }: Registry) {
  return remotes.flatMap((remote) =>
    remote.config.routes
      .filter(({ editions }) => editions.includes(host.edition))
      .map((route) => ({ path: route.path, route, remote })),
  )
}

/** What the page depends on, in an order of its own: an address that says more has the same content. */
function buildSearch(route: Route, query: URLSearchParams): string {
  const used = route.query.flatMap((name) => {
    const value = query.get(name)
    return value && /^[\w-]{1,40}$/.test(value) ? [[name, value] satisfies [string, string]] : []
  })
  return used.length > 0 ? `?${new URLSearchParams(used)}` : ''
}

/** An address with its parameters filled in. */
export const filled = (address: string, params: Record<string, string>) =>
  address.replaceAll(/:([A-Za-z_]\w*)/g, (_, name: string) => params[name] ?? '')
